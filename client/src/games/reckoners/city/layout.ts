/** Where the districts lie: a ring around Steelheart, clockwise from the top. */

export interface Place {
  column: 'left' | 'middle' | 'right'
  /** Which of its column, from the top, and of how many. */
  row: number
  of: number
}

/** An odd number has one tile on top, an even number adds one at the bottom; the rest stand at the sides. */
export function ring(districts: number): Place[] {
  const below = districts % 2 === 0
  const side = (districts - (below ? 2 : 1)) / 2
  const places: Place[] = [{ column: 'middle', row: 0, of: below ? 2 : 1 }]
  for (let row = 0; row < side; row++) places.push({ column: 'right', row, of: side })
  if (below) places.push({ column: 'middle', row: 1, of: 2 })
  for (let row = side - 1; row >= 0; row--) places.push({ column: 'left', row, of: side })
  return places
}
