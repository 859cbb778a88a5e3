/** A pack as data, and changes to it: whatever lies on the way to the change is made anew, the rest stays the same object. */

export type Value = string | number | boolean | Value[] | Table

export interface Table {
  [name: string]: Value
}

/** The way to a value: names of fields and places in lists. */
export type Path = readonly (string | number)[]

export function isTable(value: Value | undefined): value is Table {
  return typeof value === 'object' && !Array.isArray(value)
}

export function listOf(value: Value | undefined): Value[] {
  return Array.isArray(value) ? value : []
}

export function tableOf(value: Value | undefined): Table {
  return isTable(value) ? value : {}
}

export function get(tree: Value, path: Path): Value | undefined {
  let found: Value | undefined = tree
  for (const step of path) {
    if (typeof step === 'number') found = listOf(found)[step]
    else found = Object.hasOwn(tableOf(found), step) ? tableOf(found)[step] : undefined
  }
  return found
}

/** With another value there; tables and lists that are missing on the way are made. */
export function put<T extends Value>(tree: T, path: Path, value: Value): T
export function put(tree: Value | undefined, path: Path, value: Value): Value {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = [...listOf(tree)]
    list[step] = put(list[step]!, rest, value)
    return list
  }
  const table = tableOf(tree)
  return { ...table, [step]: put(table[step]!, rest, value) }
}

/**
 * Without what is there. A list that becomes empty goes with it; a table that becomes empty because a field of it is left out
 * goes, too, but neither a card nor the pack itself.
 */
export function drop<T extends Value>(tree: T, path: Path): T {
  const [above, last] = [path.slice(0, -1), path.at(-1)]
  const around = get(tree, above)
  if (last === undefined || around === undefined) return tree
  if (typeof last === 'number') {
    const list = listOf(around).filter((_, place) => place !== last)
    if (list.length > 0 || typeof above.at(-1) !== 'string') return put(tree, above, list)
    const table = above.slice(0, -1)
    return put(tree, table, leave(get(tree, table), above.at(-1) as string))
  }
  const left = leave(around, last)
  return Object.keys(left).length === 0 && typeof above.at(-1) === 'string' ? drop(tree, above) : put(tree, above, left)
}

function leave(table: Value | undefined, field: string): Table {
  const { [field]: _gone, ...left } = tableOf(table)
  return left
}

/** With something more in a list, at a place of it, or at its end. */
export function insert<T extends Value>(tree: T, path: Path, value: Value, place?: number): T {
  const list = [...listOf(get(tree, path))]
  list.splice(place ?? list.length, 0, value)
  return put(tree, path, list)
}

/** With something of a list moved to another place of it. */
export function move<T extends Value>(tree: T, path: Path, from: number, to: number): T {
  const list = [...listOf(get(tree, path))]
  if (from === to || !(from in list) || !(to in list)) return tree
  list.splice(to, 0, ...list.splice(from, 1))
  return put(tree, path, list)
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, n) => same(each, other[n]))
  if (!isTable(one) || !isTable(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]))
}
