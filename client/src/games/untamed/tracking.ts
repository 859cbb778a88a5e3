/** Which Animal is which from one state to the next: the server names them by place, and places shift. */

import type { AnimalView } from './view'

export interface Tracked {
  key: number
  animal: AnimalView
}

const alike: ((a: AnimalView, b: AnimalView) => boolean)[] = [
  (a, b) => a.damage === b.damage && a.fury === b.fury && a.ready === b.ready,
  (a, b) => a.damage === b.damage && a.fury === b.fury,
  () => true,
]

/** The keys of the Animals of one side; copies that cannot be told apart keep their order. */
export function track(before: Tracked[], animals: AnimalView[], fresh: () => number): Tracked[] {
  const left = [...before]
  const keys: (number | undefined)[] = animals.map(() => undefined)
  for (const same of alike) {
    animals.forEach((animal, place) => {
      if (keys[place] !== undefined) return
      const match = left.findIndex((old) => old.animal.card === animal.card && same(old.animal, animal))
      if (match >= 0) keys[place] = left.splice(match, 1)[0]?.key
    })
  }
  return animals.map((animal, place) => ({ key: keys[place] ?? fresh(), animal }))
}

/** Damage that came or went on each Animal that is still there, by key. */
export function changes(before: Tracked[], after: Tracked[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { key, animal } of after) {
    const old = before.find((each) => each.key === key)
    if (old && old.animal.damage !== animal.damage) found.set(key, animal.damage - old.animal.damage)
  }
  return found
}

/** Those that were there and are not any more. */
export function vanished(before: Tracked[], after: Tracked[]): Tracked[] {
  return before.filter((old) => !after.some((each) => each.key === old.key))
}
