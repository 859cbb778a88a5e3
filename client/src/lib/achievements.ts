/** What one may be proud of: each game lists its own in `games/<game>/achievements.ts`, loaded when a game is over. */

import type { Deed } from './deeds'
import { folderOf, ofGame } from './games'
import { patiently } from './patiently'
import type { Messages } from './pattern'
import { speak, type Lang, type Shelf } from './words.svelte'

export interface Achievement {
  id: string
  name: () => string
  /** What it takes, in one sentence. */
  text: () => string
  /** `past`: the games before it that count, the oldest first. */
  earned: (deed: Deed, past: readonly Deed[]) => boolean
}

const lists = import.meta.glob<Achievement[]>('../games/*/achievements.ts', { import: 'achievements' })
const words = import.meta.glob<Messages>('../../../src/ludotek/games/*/text/*/achievements.ftl', { import: 'default' })

/** With their words; none for a game that has none. */
export async function achievementsOf(game: string, lang: Lang): Promise<Achievement[]> {
  const load = ofGame(lists, game)
  if (!load) return []
  const shelf: Shelf = shelves.get(game) ?? Object.fromEntries(Object.entries(words).filter(([path]) => path.includes(`/games/${folderOf(game)}/`)))
  shelves.set(game, shelf)
  const [list] = await patiently(() => Promise.all([load(), speak(lang, shelf)]))
  return list
}

const shelves = new Map<string, Shelf>()

/** Those that a game earns for the first time. */
export function earnedBy(deed: Deed, past: readonly Deed[], list: readonly Achievement[]): Achievement[] {
  if (!deed.counts) return []
  const had = new Set(past.flatMap(({ earned }) => earned))
  return list.filter((each) => !had.has(each.id) && each.earned(deed, past))
}

/** So many games won in a row, the last one included. */
export function inARow(n: number, deed: Deed, past: readonly Deed[]): boolean {
  return deed.result === 'won' && past.length >= n - 1 && past.slice(past.length - (n - 1)).every(({ result }) => result === 'won')
}

/** Games won with so many different values of a fact. */
export function wonWith(n: number, fact: string, deed: Deed, past: readonly Deed[]): boolean {
  const won = [...past, deed].filter(({ result }) => result === 'won')
  const values = won.flatMap(({ facts }) => facts[fact] ?? [])
  return deed.result === 'won' && new Set(values.map(String)).size >= n
}
