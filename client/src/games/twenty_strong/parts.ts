/** The box's parts by their names, in the rulebook's order. */

import { DICE, type RolledView, type UnitDie, type View } from './view'

export type Colour = RolledView['colour']
export type Face = RolledView['face']
export type Moment = View['moment']

export const colours: readonly Colour[] = DICE.map(({ colour }) => colour)
export const unitDice = Object.fromEntries(DICE.map((die) => [die.colour, die])) as Record<Colour, UnitDie>
/** The key of a colour is the letter on its dice. */
export const keyOf = (colour: Colour): string => unitDice[colour].letter.toLowerCase()
export const faces: readonly Face[] = ['no-face', 'miss', 'hit', 'crit']

export interface Kind {
  colour: Colour
  face: Face
}

const dice = new Map(
  colours.flatMap((colour) => faces.map((face): [string, Kind] => [`die ${colour} ${face}`, { colour, face }])),
)

/** A die by the name that facts have for it. */
export function dieNamed(thing: string | undefined): Kind {
  return dice.get(thing ?? '') ?? { colour: 'yellow', face: 'no-face' }
}

export const stats = ['health', 'strategy', 'recovery'] as const
export type Stat = (typeof stats)[number]
