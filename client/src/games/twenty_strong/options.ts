/** Where on the table an option has its place. A spot is a short name: "pool blue", "enemy soot-moths", "stack 2". */

import { idIn, isPhrase, numberIn, slotKey, within, type Slots } from '../../lib/slots'
import type { Choice, Line } from '../../lib/wire'
import type { Colour, Face } from './view'

interface Said {
  key: string
  slots: Slots
}

export interface Kind {
  colour: Colour
  face: Face
}

export function dieIn(slots: Slots): Kind {
  const die = within(slots.die)
  return { colour: idIn(die.colour, 'colour-') as Colour, face: slotKey(die.face) as Face }
}

export function cardIn(slots: Slots): string {
  return idIn(slots.card) ?? ''
}

const dieSpots: Record<string, string> = {
  'act-commit': 'pool',
  'act-pick-pool': 'pool',
  'act-recover': 'exhausted',
  'act-pick-exhausted': 'exhausted',
}

const cardSpots: Record<string, string> = {
  'act-enemy': 'enemy',
  'act-after-effect': 'enemy',
  'act-gain': 'enemy',
  'act-use': 'item',
  'act-item': 'item',
  'act-drop': 'drop',
}

const stackSpots: Record<string, string> = {
  'act-activate': 'stack',
  'act-activate-hidden': 'stack',
  'act-stack': 'stack',
  'act-stack-hidden': 'stack',
  'act-empty-stack': 'stack',
  'act-peace': 'peace',
  'act-peace-hidden': 'peace',
}

const ownSpots: Record<string, string> = {
  'act-ability': 'hero',
  'act-chip': 'chip',
  'act-begin-endgame': 'boss',
  'act-again': 'bar',
  'act-take': 'bar',
}

export const spots = {
  pool: (colour: Colour) => `pool ${colour}`,
  exhausted: (colour: Colour) => `exhausted ${colour}`,
  active: ({ colour, face }: Kind) => `active ${colour} ${face}`,
  on: (card: string, { colour, face }: Kind) => `on ${card} ${colour} ${face}`,
  apply: (card: string, { colour, face }: Kind) => `apply ${card} ${colour} ${face}`,
}

/** The spot of an option; "bar": a button below the table; "list": among the answers that are only words. */
export function spotOf({ key, slots }: Said): string {
  if (key.startsWith('done-')) return 'bar'
  if (key === 'act-apply') return spots.apply(cardIn(slots), dieIn(slots))
  if (key === 'act-pick-unapplied') return spots.active(dieIn(slots))
  if (key === 'act-pick-applied') return spots.on(cardIn(slots), dieIn(slots))
  if (dieSpots[key]) return `${dieSpots[key]} ${dieIn(slots).colour}`
  if (cardSpots[key]) return `${cardSpots[key]} ${cardIn(slots)}`
  if (stackSpots[key]) return `${stackSpots[key]} ${numberIn(slots.stack)}`
  return ownSpots[key] ?? 'list'
}

/** The first of each spot. */
export function bySpot<T extends Said>(said: readonly T[]): Map<string, T> {
  return new Map(said.toReversed().map((each) => [spotOf(each), each]))
}

/** The cards that a rolled die can be applied to. */
export function targetsOf(options: readonly Choice[], die: Kind): Map<string, Choice> {
  return new Map(
    options
      .filter(({ key, slots }) => key === 'act-apply' && isSame(dieIn(slots), die))
      .map((choice) => [cardIn(choice.slots), choice]),
  )
}

export function isSame(one: Kind, other: Kind): boolean {
  return one.colour === other.colour && one.face === other.face
}

/** A line with a cause holds the sentence itself in a slot. */
export function told({ slots }: Pick<Line, 'slots'>): Slots {
  return isPhrase(slots.line) ? within(slots.line) : slots
}

/** Is there a line of this kind about this card? */
export function tells(lines: readonly Line[], key: string, card: string): boolean {
  return lines.some((line) => line.key === key && cardIn(told(line)) === card)
}
