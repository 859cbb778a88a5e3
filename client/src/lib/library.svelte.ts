/** Games, clauses and cards in the reader's language, fetched once for each game and language. */

import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import type { CardInfo, Chapter, ClauseInfo, GameInfo } from './wire'
import type { Lang } from './words'

class Shelf<T> {
  private readonly kept = new SvelteMap<string, T>()
  private readonly asked = new Set<string>()

  /** What was fetched under a name; undefined until it has come. */
  get(name: string, fetch: () => Promise<T>): T | undefined {
    if (!this.asked.has(name)) {
      this.asked.add(name)
      fetch().then(
        (found) => this.kept.set(name, found),
        () => this.asked.delete(name), // asked again when it is next needed
      )
    }
    return this.kept.get(name)
  }
}

interface Rulebook {
  chapters: Chapter[]
  clauses: Map<string, ClauseInfo>
}

const boxes = new Shelf<GameInfo[]>()
const rulebooks = new Shelf<Rulebook>()
const decks = new Shelf<Map<string, CardInfo>>()

export function games(lang: Lang): GameInfo[] | undefined {
  return boxes.get(lang, () => api.games(lang))
}

/** What a game is called, as the server has it; until that has come, a blank that keeps the line. */
export function titleOf(game: string, lang: Lang): string {
  return games(lang)?.find((each) => each.name === game)?.title ?? '\u00a0'
}

export function rulebook(game: string, lang: Lang): Rulebook | undefined {
  return rulebooks.get(`${game} ${lang}`, async () => {
    const chapters = await api.rules(game, lang)
    const clauses = chapters.flatMap((each) => each.clauses).map((each): [string, ClauseInfo] => [each.id, each])
    return { chapters, clauses: new Map(clauses) }
  })
}

/** Cards by id; a game of several decks is asked for one of them, or for all. */
export function cards(game: string, lang: Lang, deck: string | null = null): Map<string, CardInfo> | undefined {
  return decks.get(`${game} ${lang} ${deck}`, async () => {
    const found = await api.cards(game, lang, deck)
    return new Map(found.map((each) => [each.id, each]))
  })
}
