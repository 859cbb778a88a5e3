/** Data that has come anew, of which most is what it was: that stays the same object, so that nothing is done for it again. */

/** `now`, in which everything that says the same as in `before` is the same. */
export function kept<T>(before: unknown, now: T): T {
  if (Array.isArray(before) && Array.isArray(now)) return keptList(before, now) as T
  return isRecord(before) && isRecord(now) && before !== now ? (keptRecord(before, now) as T) : now
}

type Record = { [name: string]: unknown }

function keptRecord(before: Record, now: Record): Record {
  const names = Object.keys(now)
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    now[name] = kept(before[name], now[name])
    same &&= name in before && before[name] === now[name]
  }
  return same ? before : now
}

/** What has moved to another place of a list is still the same; of things that are alike each stands for one. */
function keptList(before: unknown[], now: unknown[]): unknown[] {
  if (before === now) return now
  now.forEach((each, i) => (now[i] = kept(before[i], each)))
  const left = before.filter((each, i) => isRecord(each) && each !== now[i])
  now.forEach((each, i) => {
    const at = each === before[i] ? -1 : left.findIndex((old) => kept(old, each) === old)
    if (at >= 0) now[i] = left.splice(at, 1)[0]
  })
  return now.length === before.length && now.every((each, i) => each === before[i]) ? before : now
}

function isRecord(value: unknown): value is Record {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
