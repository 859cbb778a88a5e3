/** Being out of a game that goes on. */

import { t } from '../lib/words.svelte'
import type { TableModel } from './model.svelte'

/** All seats of the reader are out, and the game is not over. */
export function isOut(model: TableModel): boolean {
  const { table, me, outcome } = model.state
  return !outcome && me.seats.length > 0 && me.seats.every((seat) => table.seats[seat]?.out)
}

/** The best place that one has; where teams play, one's team plays on. */
export function placeOf(model: TableModel): string {
  const { table, me } = model.state
  const places = me.seats.flatMap((seat) => table.seats[seat]?.place || [])
  return places.length ? t('frame-out-place', { n: Math.min(...places) }) : t('frame-out-team')
}
