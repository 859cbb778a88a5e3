/** Dice that are committed, rolled, applied or recovered one after the other are one line of the log. */

import type { Line } from '../../lib/wire'
import { cardIn } from './options'

export const runs = ['log-committed', 'log-rolled', 'log-applied', 'log-recovered'] as const
export type RunKey = (typeof runs)[number]

/** A die that a card's text has moved is told in full: its cause matters. */
export function runOf({ key, slots }: Line): RunKey | null {
  return 'line' in slots ? null : (runs.find((each) => each === key) ?? null)
}

export function joins(first: Line, second: Line): boolean {
  const run = runOf(first)
  return run !== null && run === runOf(second) && cardIn(first.slots) === cardIn(second.slots)
}
