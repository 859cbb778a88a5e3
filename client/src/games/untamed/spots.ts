/** Where on the table an option lies, so that it can be chosen on the thing itself. */

import { thing, type Named } from '../../lib/things'

/** "animal 17", "keep 1", "hand:card red-rag", "ability"; "bar" for what has no place on the table. */
export type Spot = string

export const animalSpot = (uid: number): Spot => thing('animal', uid)
export const keepSpot = (keep: number): Spot => thing('keep', keep)
export const seatSpot = (seat: number): Spot => thing('seat', seat)
export const factionSpot = (faction: string): Spot => thing('faction', faction)
export const factionIn = (spot: Spot): string => spot.slice('faction '.length)
export const cardSpot = (zone: string, card: string): Spot => `${zone}:${thing('card', card)}`

/** Questions whose cards lie elsewhere than in the hand. */
const zones: Record<string, string> = {
  ChooseFromSupport: 'support',
  PaySupport: 'support',
  OrderTop: 'deck',
}

const fixed: Record<string, Spot> = {
  stronghold: 'ability',
  bonus: 'bonus',
  draw: 'draw',
  mode: 'text',
  order: 'text',
}

export function spotOf(question: string, { verb, things }: Named): Spot {
  const { animal = 'bar', keep = 'bar', seat = 'bar', faction = 'bar', card } = things
  switch (verb) {
    case 'attack':
    case 'target-animal':
      return animal
    case 'target-stronghold':
      return keep
    case 'play':
    case 'focus':
    case 'rally':
    case 'power':
      if (!card) return 'bar' // at a real table, where nobody sees which
      return `hand:${card}`
    case 'card':
      return `${zones[question] ?? 'hand'}:${card}`
    case 'opponent':
      return seat
    case 'draft':
    case 'stack':
      return faction
    default:
      return fixed[verb] ?? 'bar'
  }
}
