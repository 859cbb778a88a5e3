/** The Epics phase as it is told: whose turn it is, one action after the other, and how the city changes by each. */

import { idIn } from '../../lib/slots'
import type { CardInfo, Line } from '../../lib/wire'
import { fact } from './rolls'
import { TRACKS } from './tracks'
import type { EpicView, ReckonersView } from './view'

const STEELHEART = 'steelheart'
const NEW = 'new'
const BEGINNINGS = ['log-defeated-returned', 'log-epic-appeared', 'log-activated', 'log-bracket-moved', 'log-steelheart-activated']
const SET_UP = ['RK-06', 'RK-24']
const ENDS = 'log-round-began'

/** What one line does to the city; `loss` of the Population. */
export interface Action {
  line: Line
  who: string // an Epic's id, "steelheart", or "new" for those that come
  loss: number
}

/** An Epic's part of the phase. */
export interface Passage {
  who: string
  first: number // its first action
  actions: Action[]
  loss: number
  left: number // of the Population, after it
}

/** The lines of the Epics phase among those that have just come; none if there was none. */
export function phaseIn(lines: Line[]): Line[] {
  const begin = lines.findIndex((line) => BEGINNINGS.includes(line.key) && !SET_UP.includes(line.rule))
  if (begin < 0) return []
  const end = lines.findIndex((line, place) => place > begin && line.key === ENDS)
  return lines.slice(begin, end < 0 ? undefined : end)
}

export function actionsOf(phase: Line[]): Action[] {
  let who = NEW
  return phase.flatMap((line): Action[] => {
    if (line.key === 'log-activated') who = idIn(fact(line)['epic']) ?? who
    else if (line.key === 'log-steelheart-activated') who = STEELHEART
    else return [{ line, who, loss: line.key === 'log-population-lost' ? (line.values['n'] ?? 0) : 0 }]
    return []
  })
}

export function passagesOf(actions: Action[], population: number): Passage[] {
  const found: Passage[] = []
  let left = population
  actions.forEach((action, place) => {
    let passage = found.at(-1)
    if (passage?.who !== action.who) found.push((passage = { who: action.who, first: place, actions: [], loss: 0, left }))
    left -= action.loss
    passage.actions.push(action)
    passage.loss += action.loss
    passage.left = left
  })
  return found
}

/** The city after a line: facts carry the new values. `after` is the city at the end, for what newly comes to it. */
export function change(city: ReckonersView, line: Line, after: ReckonersView, card: (id: string) => CardInfo | undefined): ReckonersView {
  const { key, values } = line
  const epic = idIn(fact(line)['epic'])
  const at = values['district']
  switch (key) {
    case 'log-population-lost':
      return { ...city, population: values['left'] ?? city.population }
    case 'log-fortified':
      return withEpic(city, epic, (one) => ({
        research: values['research'] ?? one.research,
        health: one.health === null ? null : (values['health'] ?? one.health),
      }))
    case 'log-bracket-moved':
      return withEpic(city, epic, () => ({ bracket: values['actions'] ?? 0 }))
    case 'log-enforcement-added':
      return withDistrict(city, at, (one) => ({ enforcement: one.enforcement + (values['n'] ?? 0) }))
    case 'log-barricade-added':
      return withDistrict(city, at, (one) => ({ barricades: one.barricades + 1 }))
    case 'log-epic-appeared':
      return withDistrict(city, at, () => ({ epic: newcomer(after, at, epic, card) }))
    case 'log-strengthened':
      return withTrack(city, values['track'], values['actions'] ?? 0)
    case 'log-base-marker-down':
      return { ...city, base: { ...city.base, moved: city.base.length - 1 - (values['left'] ?? 0) } }
    case 'log-base-found':
      return { ...city, base: { ...city.base, moved: 0 } }
    case 'log-steelheart-moved':
      return {
        ...city,
        steelheart: { ...city.steelheart, district: at ?? null },
        districts: city.districts.map((one, place) => ({ ...one, steelheart: place === at })),
      }
  }
  return city
}

type District = ReckonersView['districts'][number]

function withDistrict(city: ReckonersView, at: number | undefined, next: (one: District) => Partial<District>): ReckonersView {
  return { ...city, districts: city.districts.map((one, place) => (place === at ? { ...one, ...next(one) } : one)) }
}

function withEpic(city: ReckonersView, id: string | null, next: (one: EpicView) => Partial<EpicView>): ReckonersView {
  const at = city.districts.findIndex((one) => one.epic?.id === id)
  return withDistrict(city, at, ({ epic }) => ({ epic: epic && { ...epic, ...next(epic) } }))
}

function withTrack(city: ReckonersView, track: number | undefined, bracket: number): ReckonersView {
  const name = TRACKS[track ?? -1]
  if (!name) return city
  const tracks = { ...city.steelheart.tracks, [name]: { ...city.steelheart.tracks[name], bracket } }
  return { ...city, steelheart: { ...city.steelheart, tracks } }
}

/** A new Epic as printed, with its bracket after the first action (RK-54). */
function newcomer(
  after: ReckonersView, at: number | undefined, id: string | null, card: (id: string) => CardInfo | undefined,
): EpicView | null {
  const epic = after.districts[at ?? -1]?.epic
  if (!epic || epic.id !== id) return null
  const printed = card(epic.id)?.numbers ?? {}
  return { ...epic, bracket: 1, weakened: false, research: printed['research'] ?? epic.research, health: printed['health'] ?? null }
}
