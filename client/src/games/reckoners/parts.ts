/** The names of the game's parts. */

import type { DeedView, DieView, View } from './view'

export type SymbolName = DieView['symbols'][number]
export type DeedName = DeedView['do']
export type Step = Exclude<View['moment'], 'over'>
export type TrackName = 'red' | 'blue' | 'yellow' | 'white'

/** The steps of a round in the rulebook's order. */
export const PROLOGUE: Step[] = ['acquire', 'place']
export const ROUND: Step[] = ['roll', 'use', 'loot', 'acquire', 'epics']

/** When the game is over, the table stays as it was: won while dice are used, lost while the Epics act. */
export function stepOf({ moment, population }: View): Step {
  return moment !== 'over' ? moment : population ? 'use' : 'epics'
}
