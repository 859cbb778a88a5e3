/** A wish that is put together from parts: so many of each, and in all at most as many as its parts say. */

import type { WishPart } from '../lib/wire'

export type Counts = Readonly<Record<string, number>>

export const inAll = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0)

export const mayGrow = (counts: Counts, { most }: WishPart): boolean => inAll(counts) < most

/** One more or one fewer, where that is possible. */
export function changed(counts: Counts, part: WishPart, by: 1 | -1): Counts {
  const n = counts[part.name] ?? 0
  return (by > 0 ? mayGrow(counts, part) : n > 0) ? { ...counts, [part.name]: n + by } : counts
}

/** As the server reads it: "2 research, 1 contain"; nothing: "". */
export const wishOf = (counts: Counts, parts: WishPart[]): string =>
  parts.filter(({ name }) => counts[name]).map(({ name }) => `${counts[name]} ${name}`).join(', ')
