/** Games, clauses and cards in the reader's language, fetched once for each game and language. */

import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import { secretOf } from './keys'
import type { CardInfo, Chapter, ClauseInfo, GameInfo, TermInfo } from './wire'
import type { Lang } from './words.svelte'

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

  /** Whatever has come, the last first. */
  get last(): T | undefined {
    return [...this.kept.values()].at(-1)
  }
}

interface Rulebook {
  chapters: Chapter[]
  clauses: Map<string, ClauseInfo>
}

const boxes = new Shelf<GameInfo[]>()
const rulebooks = new Shelf<Rulebook>()
const decks = new Shelf<Map<string, CardInfo>>()
const glossaries = new Shelf<Map<string, TermInfo>>()

/** The games there are; none until they have come, and in the last language until they have come in another. */
export function games(lang: Lang): GameInfo[] {
  return boxes.get(lang, () => api.games(lang)) ?? boxes.last ?? []
}

export function gameNamed(name: string, lang: Lang): GameInfo | undefined {
  return games(lang).find((each) => each.name === name)
}

/** The name of the game that an address means: without a game that there is, the first one; '' until they have come. */
export function gameMeant(name: string | null, lang: Lang): string {
  return (gameNamed(name ?? '', lang) ?? games(lang)[0])?.name ?? ''
}

/** The game whose rulebook has a clause, by the letters that its clauses begin with. */
export function gameOfClause(clause: string, lang: Lang): string | null {
  return games(lang).find(({ prefix }) => clause.startsWith(`${prefix}-`))?.name ?? null
}

/** What a game is called, as the server has it; until that has come, a blank that keeps the line. */
export function titleOf(game: string, lang: Lang): string {
  return gameNamed(game, lang)?.title ?? '\u00a0'
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

/** The cards of a table that plays with a pack of somebody's own, which nobody else has. */
export function cardsAt(table: string, lang: Lang): Map<string, CardInfo> | undefined {
  return decks.get(`at ${table} ${lang}`, async () => {
    const found = await api.cardsAt(table, secretOf(table)?.key ?? '', lang)
    return new Map(found.map((each) => [each.id, each]))
  })
}

/** The words and signs of a game that stand for a rule, by their ids. */
export function glossary(game: string, lang: Lang): Map<string, TermInfo> | undefined {
  return glossaries.get(`${game} ${lang}`, async () => new Map((await api.terms(game, lang)).map((each) => [each.id, each])))
}
