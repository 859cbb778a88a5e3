/** Where on the table an option lies, so that it can be chosen on the thing itself. */

import { idIn, numberIn, within } from '../../lib/slots'
import type { View } from './view'

/** "animal:1:0" (side, place), "keep:1", "hand:red-rag", "ability"; "bar" for what has no place on the table. */
export type Spot = string

export const animalSpot = (side: number, place: number): Spot => `animal:${side}:${place}`
export const keepSpot = (keep: number): Spot => `keep:${keep}`

/** Questions whose cards lie elsewhere than in the hand. */
const zones: Record<string, string> = {
  'ask-ChooseFromSupport': 'support',
  'ask-PaySupport': 'support',
  'ask-OrderTop': 'deck',
}

const fixed: Record<string, Spot> = {
  'act-stronghold': 'ability',
  'act-bonus': 'bonus',
  'act-draw': 'draw',
  'act-mode': 'text',
  'act-order': 'text',
}

interface Said {
  key: string
  slots: Record<string, unknown>
}

/** A player's or team's number in a slot, counted from 0. */
function number(slot: unknown): number {
  return (numberIn(within(slot).number) ?? 0) - 1
}

export function spotOf(view: View, prompt: string, { key, slots }: Said): Spot {
  const place = (numberIn(slots.place) ?? 0) - 1
  const card = idIn(slots.card)
  switch (key) {
    case 'act-attack':
      return animalSpot(view.seats[view.seat ?? 0]?.side ?? 0, place)
    case 'act-target-animal':
      return animalSpot(view.seats[number(slots.seat)]?.side ?? 0, place)
    case 'act-target-stronghold':
      return keepSpot(number(slots.keep))
    case 'act-play':
    case 'act-focus':
    case 'act-rally':
    case 'act-power':
      return `hand:${card}`
    case 'act-card':
      return `${zones[prompt] ?? 'hand'}:${card}`
    case 'act-opponent':
      return `seat:${number(slots.seat)}`
    case 'act-draft':
    case 'act-stack':
      return `faction:${idIn(slots.faction, 'faction-')}`
    default:
      return fixed[key] ?? 'bar'
  }
}

/** Everything by its spot, in the order in which it came. */
export function bySpot<T extends Said>(view: View, prompt: string, all: T[]): Map<Spot, T[]> {
  const found = new Map<Spot, T[]>()
  for (const each of all) {
    const spot = spotOf(view, prompt, each)
    found.set(spot, [...(found.get(spot) ?? []), each])
  }
  return found
}
