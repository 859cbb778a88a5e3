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

/** The parts that stand on every page. */
export const parts = dictionary({
  en: {
    language: 'Language',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    code: 'QR code',
    pair: (what: string, value: string | number) => `${what}: ${value}`,
    notLoaded: 'The page could not be loaded',
    notLoadedText: 'You may be offline, or a new version is available.',
    loadAgain: 'Reload',
  },
  fr: {
    language: 'Langue',
    close: 'Fermer',
    copy: 'Copier',
    copied: 'Copié',
    code: 'Code QR',
    pair: (what, value) => `${what} : ${value}`,
    notLoaded: 'La page n’a pas pu être chargée',
    notLoadedText: 'Vous êtes peut-être hors ligne, ou une nouvelle version est disponible.',
    loadAgain: 'Recharger',
  },
  de: {
    language: 'Sprache',
    close: 'Schließen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    code: 'QR-Code',
    pair: (what, value) => `${what}: ${value}`,
    notLoaded: 'Die Seite konnte nicht geladen werden',
    notLoadedText: 'Vielleicht bist du offline, oder es gibt eine neue Version.',
    loadAgain: 'Neu laden',
  },
})
