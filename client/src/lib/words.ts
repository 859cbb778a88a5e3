/** Words of the page itself, in three languages side by side; a key that a language lacks does not compile. */

import type { Hello } from './wire'

export type Lang = Hello['lang']
export const langs: readonly Lang[] = ['en', 'fr', 'de']

/** A word, or a sentence with something in it. */
type Entry = string | ((...parts: never[]) => string)
type Shape<T> = { readonly [K in keyof T]: T[K] extends (...parts: infer P) => string ? (...parts: P) => string : string }

export function dictionary<T extends Record<string, Entry>>(all: {
  en: T
  fr: NoInfer<Shape<T>>
  de: NoInfer<Shape<T>>
}): Record<Lang, Shape<T>> {
  return all as unknown as Record<Lang, Shape<T>>
}
