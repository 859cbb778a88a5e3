/** Dice that are committed, rolled, applied or recovered one after the other are one line of the log. */

import type { Line } from '../../../lib/wire'

export const runs = ['committed', 'rolled', 'applied', 'recovered'] as const
export type RunKey = (typeof runs)[number]

/** A die that a card's text has moved is told in full: its cause matters. */
export function runOf({ name, things }: Line): RunKey | null {
  return things.cause ? null : (runs.find((each) => each === name) ?? null)
}

export function joins(first: Line, second: Line): boolean {
  const run = runOf(first)
  return run !== null && run === runOf(second) && first.things.enemy === second.things.enemy
}
