/** How long to wait before the next try to connect: longer each time, and not all pages at the same moment. */

const FIRST = 400
const LONGEST = 15_000

export function backOff(tries: number, chance: () => number = Math.random): number {
  const most = Math.min(FIRST * 2 ** tries, LONGEST)
  return most * (0.5 + chance() / 2)
}
