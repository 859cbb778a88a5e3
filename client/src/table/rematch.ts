/** The next game of the same people, at a table of its own. */

import { inherit } from '../lib/keys'
import { go } from '../lib/route.svelte'
import type { TableModel } from './model.svelte'

/** Who of the others proposed it; '' if nobody has, or it was the reader. */
export function proposerOf(model: TableModel): string {
  const { table, me } = model.state
  return table.rematch && !me.seats.includes(table.rematch_by) ? model.nameOf(table.rematch_by) : ''
}

/** Go there, proposing it if nobody has. */
export async function playAgain(model: TableModel): Promise<void> {
  const { table } = model.state
  const next = table.rematch ?? (await model.ask({ type: 'rematch' }))?.data?.table
  if (!next) return
  inherit(next, table.id)
  go('table', next)
}
