/** Places on the bar of a figure, in percent of its length. */

type Axis = readonly [number, number] | number[]

export function at(value: number, axis: Axis): number {
  const [low = 0, high = 1] = axis
  const part = high > low ? (value - low) / (high - low) : 0.5
  return Math.round(1000 * Math.min(1, Math.max(0, part))) / 10
}

/** Those of several values; what would lie on each other is one. */
export function places(values: number[], axis: Axis): number[] {
  return [...new Set(values.map((each) => Math.round(2 * at(each, axis)) / 2))]
}
