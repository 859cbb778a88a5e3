/** The Epics phase as it is told: whose turn it is, one action after the other. */

import type { CardInfo, Line } from '../../../lib/wire'
import type { DeedName } from '../parts'

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
