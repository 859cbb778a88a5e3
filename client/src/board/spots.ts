/** Everything by its spot on the board, in the order in which it came. */
export function bySpot<T>(all: readonly T[], spotOf: (each: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const each of all) {
    const spot = spotOf(each)
    found.set(spot, [...(found.get(spot) ?? []), each])
  }
  return found
}
