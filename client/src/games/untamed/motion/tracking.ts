/** What has become of Animals from one state to the next. */

import type { AnimalView } from '../view'

/** Damage that came or went on each Animal that is still there, by its uid. */
export function changes(before: AnimalView[], after: AnimalView[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { uid, damage } of after) {
    const old = before.find((each) => each.uid === uid)
    if (old && old.damage !== damage) found.set(uid, damage - old.damage)
  }
  return found
}

/** Those that were there and are not any more. */
export function vanished(before: AnimalView[], after: AnimalView[]): AnimalView[] {
  return before.filter((old) => !after.some((each) => each.uid === old.uid))
}
