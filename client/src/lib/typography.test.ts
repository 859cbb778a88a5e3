/** Every word of the page, read as a compositor of its language would. */

import { describe, expect, it } from 'vitest'
import { langs, type Lang } from './words'

type Entry = string | ((...parts: unknown[]) => string)
type Dictionary = Record<Lang, Record<string, Entry>>

const files = import.meta.glob<Record<string, unknown>>('../**/{words,names,credits}.ts', { eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })

const dictionaries = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, found]) => (isDictionary(found) ? [{ name: `${path} ${name}`, words: found }] : [])),
)

function isDictionary(found: unknown): found is Dictionary {
  return typeof found === 'object' && found !== null && langs.every((lang) => lang in found)
}

/** What an entry says: of numbers, of a name, of several names, as far as it speaks of them. */
function sayings(entry: Entry): string[] {
  if (typeof entry === 'string') return [entry]
  return [[0, 0], [1, 1], [2, 5], ['Nora', 'Nora'], [['Nora', 'Ben'], 'Ben']].flatMap((parts) => {
    try {
      return [entry(...parts)]
    } catch {
      return [] // speaks of names and was given a number
    }
  })
}

const said = dictionaries.flatMap(({ name, words }) =>
  langs.flatMap((lang) =>
    Object.entries(words[lang]).flatMap(([key, entry]) => sayings(entry).map((text) => ({ lang, text, where: `${name} ${lang} ${key}` }))),
  ),
)

/** Where a language says what it should not, each with the place and the text. */
function wrong(pattern: RegExp, ...only: Lang[]): string[] {
  return said.filter(({ lang, text }) => only.includes(lang) && pattern.test(text)).map(({ where, text }) => `${where}: ${text}`)
}

// The same in several languages, and rightly so: names, terms of the games, abbreviations.
const everywhere = ['Alpha', 'Boss', 'Deck', 'Mission', 'Mulligan', 'Panda', 'R', 'The Loop', 'max. 6']
const shared = [
  {
    pair: ['en', 'fr'],
    texts: [
      ...['Activation', 'Barricades', 'Base', 'Crocodile', 'Factions', 'Focus', 'Menu', 'Missions', 'Pause', 'Phases'],
      ...['Placement', 'Population', 'Prologue', 'Rat', 'Rhino', 'Secret', 'Table'],
    ],
  },
  { pair: ['en', 'de'], texts: ['B', 'Bot', 'Chat', 'Chip', 'Hand', 'Links', 'Steelheart', 'Team', 'Tiger', 'W', 'normal'] },
  { pair: ['fr', 'de'], texts: ['Recherche'] },
] as const

function same(one: Lang, other: Lang): string[] {
  return dictionaries.flatMap(({ words }) =>
    Object.entries(words[one]).flatMap(([key, entry]) => (typeof entry === 'string' && entry === words[other][key] ? [entry] : [])),
  )
}

describe('the dictionaries', () => {
  it('are all found here', () => {
    const elsewhere = Object.keys(sources).filter((path) => !(path in files) && sources[path]!.includes('dictionary({'))
    expect(elsewhere).toEqual([])
    expect(dictionaries.length).toBeGreaterThan(12)
  })

  it('have the same keys in all languages, and no empty text', () => {
    for (const { name, words } of dictionaries) {
      for (const lang of langs) expect(Object.keys(words[lang]), `${name} ${lang}`).toEqual(Object.keys(words.en))
    }
    expect(wrong(/^\s*$|undefined|\bnull\b|NaN/, ...langs)).toEqual([])
  })

  it.each(shared)('say it differently in $pair', ({ pair: [one, other], texts }) => {
    const allowed: readonly string[] = [...everywhere, ...texts]
    expect(same(one, other).filter((text) => !allowed.includes(text))).toEqual([])
  })
})

describe('typography', () => {
  it('leaves the colon between two things to pair(), which knows the language', () => {
    const byHand = /=\"[^\"]*\}[:;] ?\{|`[^`]*\$\{[^}]*\}: \$\{/
    const found = Object.entries(sources).flatMap(([path, text]) =>
      path in files ? [] : text.split('\n').filter((line) => byHand.test(line)).map((line) => `${path}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it('knows no straight quotes, no three dots, no doubled or outer spaces', () => {
    expect(wrong(/['"]|\.\.\.|\s\s|^\s|\s$/, ...langs)).toEqual([])
  })

  it('French: a narrow space that does not break stands before : ; ! ? » % and after «', () => {
    expect(wrong(/[^\u202f][:;!?»%]|«[^\u202f]/, 'fr')).toEqual([])
    expect(wrong(/[“”„]/, 'fr')).toEqual([])
  })

  it('English and German: no space before : ; ! ?', () => {
    expect(wrong(/\s[:;!?]/, 'en', 'de')).toEqual([])
  })

  it('quotation marks are “…” in English and „…“ in German', () => {
    expect(wrong(/[„«»]/, 'en')).toEqual([])
    expect(wrong(/[”«»]/, 'de')).toEqual([])
  })

  it('per cent follows the figure at once in English, after a narrow space in German', () => {
    expect(wrong(/\s%/, 'en')).toEqual([])
    expect(wrong(/[^\u202f]%/, 'de')).toEqual([])
  })

  it('an ellipsis stands close to its word in English and French, apart from it in German', () => {
    expect(wrong(/\s…/, 'en', 'fr')).toEqual([])
    expect(wrong(/\S…/, 'de')).toEqual([])
  })

  it('French says vous, German du', () => {
    expect(wrong(/(?<![\p{L}’])(?:tu|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu, 'fr')).toEqual([])
    expect(wrong(/(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u, 'de')).toEqual([])
  })
})
