/** What the coming Epics phase would cost, as the server has tried it. */

import type { OutlookView, ShiftView } from '../view'

export interface Range {
  least: number
  most: number
}

export function range(spread: Record<string, number>): Range {
  const values = Object.keys(spread).map(Number)
  return { least: Math.min(...values), most: Math.max(...values) }
}

/** "3", or "3…5". */
export function inFigures({ least, most }: Range): string {
  return least === most ? `${least}` : `${least}…${most}`
}

/** As it stands on a pill: "−3", "−3…5", or "0". */
export function inLoss(loss: Range | null): string {
  return loss?.most ? `−${inFigures(loss)}` : '0'
}

/** What an Epic, or "steelheart", would cost the Population; null if nothing, or nothing else than now. */
export function lossBy(forecast: ShiftView | null | undefined, who: string): Range | null {
  const spread = forecast?.losses[who]
  return spread ? range(spread) : null
}

/** At least 1 % of what may happen, 100 % only of what must. */
export function percent(chance: number): number {
  return chance === 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)))
}

export function chanceOfLoss(forecast: OutlookView): number {
  return 1 - (forecast.dice_lost['0'] ?? 0)
}
