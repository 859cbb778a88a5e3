/** The falling line of the Population under an Epic's part of the phase: one step of width for each action. */

import type { Passage } from './phase'

/** The part of the line between two actions of a passage, as a path in a box as wide as it has actions and 1 high;
 * `low` and `high`: the Population at the bottom and the top of the box. */
export function fall({ actions, left, loss }: Passage, from: number, to: number, low: number, high: number): string {
  const y = (population: number): number => (high === low ? 0 : (high - population) / (high - low))
  let population = left + loss
  let path = ''
  actions.forEach((action, place) => {
    const before = population
    population -= action.loss
    if (place < from || place >= to) return
    path += `${path ? '' : `M${place} ${y(before)}`}H${place + 0.5}V${y(population)}H${place + 1}`
  })
  return path
}
