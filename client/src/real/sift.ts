/** What may be picked, and what of it somebody means who types: a word of the name, with or without its accents. */

import type { Shown } from '../lib/wire'

export const FEW = 10 // so many are in sight at once; of more, somebody types the name

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Cards by their names, where there are many; a few, and the sides of a die, stay in the order in which they come. */
export function inOrder(values: Shown[], lang: string): Shown[] {
  return values.length > FEW ? [...values].sort((one, other) => one.text.localeCompare(other.text, lang)) : values
}

/** Those that fit what is typed; names that begin with it first. */
export function sift(values: Shown[], typed: string): Shown[] {
  const wanted = plain(typed)
  const found = values.filter(({ text }) => plain(text).includes(wanted))
  const begins = ({ text }: Shown) => plain(text).startsWith(wanted)
  return wanted ? [...found.filter(begins), ...found.filter((each) => !begins(each))] : found
}
