/** Where places and paths of a map are drawn: in hundredths of its width and height, without columns and rows that nobody uses. */

import type { PlaceView } from '../view'

export interface Spot {
  x: number
  y: number
}

export interface Path {
  from: Spot
  to: Spot
  /** The numbers of the places that it joins. */
  ends: [number, number]
}

export interface Lie {
  columns: number
  rows: number
  spots: Spot[]
  paths: Path[]
}

export function lie(places: readonly PlaceView[]): Lie {
  const columns = used(places.map(({ column }) => column))
  const rows = used(places.map(({ row }) => row))
  const spots = places.map(({ column, row }) => ({
    x: (100 * (columns.indexOf(column) + 0.5)) / columns.length,
    y: (100 * (rows.indexOf(row) + 0.5)) / rows.length,
  }))
  const joined = (one: number, other: number) => places[one]!.near.includes(other) || places[other]!.near.includes(one)
  const paths = spots.flatMap((from, a) =>
    spots.flatMap((to, b): Path[] => (a < b && joined(a, b) ? [{ from, to, ends: [a, b] }] : [])),
  )
  return { columns: columns.length, rows: rows.length, spots, paths }
}

function used(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
