/** The Epics phase as it is told: whose turn it is, one action after the other, and which sign of which track each is. */

import { thing } from '../../../lib/things'
import type { CardInfo, Line } from '../../../lib/wire'
import type { DeedName, TrackName } from '../parts'
import type { DeedView, View } from '../view'
import { TRACKS } from './tracks'

const STEELHEART = 'steelheart'
const NEW = 'new'

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

/** The sign that is carried out: its place on the Epic's track, or on one of Steelheart's. */
export interface Lit {
  track: TrackName | null
  place: number
}

/** The card of a name that facts have for it. */
export type Named = (thing: string | undefined) => CardInfo | undefined

export function actionsOf(phase: Line[], named: Named): Action[] {
  let who = NEW
  return phase.flatMap((line): Action[] => {
    if (line.name === 'activated') who = named(line.things.epic)?.id ?? who
    else if (line.name === 'steelheart-activated') who = STEELHEART
    else return [{ line, who, loss: line.name === 'population-lost' ? (line.values['n'] ?? 0) : 0 }]
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

/** The sign that a fact comes from. */
const SIGNS: Record<string, DeedName> = {
  'population-lost': 'attack',
  'enforcement-added': 'reinforce',
  'no-enforcement-left': 'reinforce',
  'barricade-added': 'barricade',
  'no-barricade-left': 'barricade',
  'fortified': 'fortify',
  'fortify-failed': 'fortify',
  'strengthened': 'strengthen',
  'track-full': 'strengthen',
  'base-marker-down': 'discover',
  'base-found': 'discover',
}

export function signOf({ name }: Line): DeedName | undefined {
  return SIGNS[name]
}

/** The Population that a sign costs is lost by RK-61; by any other rule it is a consequence of another sign. */
const begins = (line: Line, { do: name, what }: DeedView): boolean =>
  signOf(line) === (name === 'share' ? what : name) && (line.name !== 'population-lost' || line.rule === 'RK-61')

/** How many facts a sign has of its own. */
const times = ({ do: name, n }: DeedView): number => (name === 'share' ? 2 : name === 'barricade' || name === 'strengthen' ? n : 1)

/** Follows the signs of one track, from the left. */
class Finger {
  private place = -1
  private left = 0

  constructor(private readonly track: DeedView[]) {}

  follow(line: Line): number {
    const now = this.track[this.place]
    if (now && this.left > 0 && begins(line, now)) this.left--
    else {
      const next = this.track.findIndex((deed, place) => place > this.place && begins(line, deed))
      if (next < 0) return this.place
      this.place = next + (line.name === 'enforcement-added' ? (line.values['n'] ?? 1) - 1 : 0) // a group is several signs
      this.left = times(this.track[next]!) - 1
    }
    return this.place
  }
}

/** For each action the sign that is carried out, or null; `cities`: the city after each. */
export function litBy(actions: Action[], cities: View[]): (Lit | null)[] {
  let who = ''
  let track: TrackName | null = null
  let finger: Finger | null = null
  let again = -1 // the last sign, carried out for the steps that a bracket could not make (RK-57)
  return actions.map(({ line, who: whose }, place) => {
    const { districts, steelheart } = cities[place]!
    if (whose !== who) {
      const epic = districts.find((each) => each.epic?.id === whose)?.epic
      finger = epic ? new Finger(epic.track) : null
      ;[who, track, again] = [whose, null, -1]
    }
    if (line.name === 'track-activated') {
      track = TRACKS.find((name) => line.things.track === thing('track', name)) ?? null
      finger = track && new Finger(steelheart.tracks[track].track)
    } else if (line.name === 'last-action-again') {
      again = (districts.find((each) => each.epic?.id === whose)?.epic?.track.length ?? 0) - 1
    } else if (line.name !== 'bracket-moved' && finger) {
      const at = again >= 0 ? again : finger.follow(line)
      return at < 0 ? null : { track, place: at }
    }
    return null
  })
}
