/** Chances and what changes them as people read them: in whole percent. */

import { t } from '../../lib/words.svelte'

export function share(chance: number): string {
  return percent(String(Math.round(100 * chance)))
}

/** With its sign. */
export function points(change: number): string {
  return percent(`${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}`)
}

function percent(n: string): string {
  return t('review-percent', { n })
}

/** A chance and what then changed it, rounded so that they add up to where it led, as that is rounded itself. */
export function addingUp(chance: number, changes: number[]): number[] {
  let [exact, told] = [chance, Math.round(100 * chance)]
  return changes.map((change) => {
    exact += change
    const before = told
    told = Math.round(100 * exact)
    return told - before
  })
}
