/** One's own finished games in numbers, kept in this browser: records, streaks and achievements come from them. */

import { load, save } from './stored'
import type { Chronicle, Figure, Outcome } from './wire'

export type Result = 'won' | 'lost' | 'drawn' | 'shared'

export interface Deed {
  table: string
  game: string
  at: number // milliseconds since 1970, when it was first seen to be over
  result: Result
  /** It may set records: a game that went back past dice, or mere practice, does not. */
  counts: boolean
  numbers: Record<string, number>
  figures: Record<string, number>
  facts: Record<string, unknown>
  earned: string[]
}

/** How a game went for whoever holds these seats; 'shared': own seats on both sides, so nobody to congratulate. */
export function resultFor(scores: readonly number[], seats: readonly number[]): Result | null {
  const own = seats.map((seat) => scores[seat] ?? 0)
  const first = own[0]
  if (first === undefined) return null
  if (own.some((score) => score !== first)) return 'shared'
  return first >= 1 ? 'won' : first <= 0 ? 'lost' : 'drawn'
}

const MOST = 500 // the oldest are forgotten

/** The oldest first. */
export function deeds(game?: string): Deed[] {
  const all = load<Deed[]>('deeds', [])
  return game === undefined ? all : all.filter((each) => each.game === game)
}

/** Of a game that went back from its end only the last end stays, where the first one was; what was earned is earned. */
export function keep(deed: Deed): void {
  const all = deeds()
  const known = all.findIndex(({ table }) => table === deed.table)
  const first = all[known]
  if (first) all[known] = { ...deed, at: first.at, earned: [...new Set([...first.earned, ...deed.earned])] }
  else all.push(deed)
  save('deeds', all.slice(-MOST))
}

/** Deeds of a file that somebody opens: those that are not known yet, if they are deeds at all. */
export function mergeDeeds(brought: unknown[]): void {
  const all = deeds()
  const known = new Set(all.map(({ table }) => table))
  const fresh = brought.filter((each): each is Deed => isDeed(each) && !known.has(each.table))
  if (fresh.length > 0) save('deeds', [...all, ...fresh].sort((a, b) => a.at - b.at).slice(-MOST))
}

function isDeed(each: unknown): each is Deed {
  const { table, game, at, result, counts, numbers, figures, facts, earned } = (each ?? {}) as Record<string, unknown>
  const counted = [numbers, figures].every((all) => isRecord(all) && Object.values(all).every((n) => typeof n === 'number'))
  const named = typeof table === 'string' && typeof game === 'string' && Number.isFinite(at) && typeof counts === 'boolean'
  const won = ['won', 'lost', 'drawn', 'shared'].includes(result as string)
  return named && won && counted && isRecord(facts) && Array.isArray(earned) && earned.every((id) => typeof id === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function forgetDeed(table: string): void {
  save('deeds', deeds().filter((each) => each.table !== table))
}

interface Ended {
  table: string
  game: string
  seats: readonly number[]
  outcome: Outcome
}

export function deedOf({ table, game, seats, outcome }: Ended, told: Chronicle, now: number): Deed | null {
  const result = resultFor(outcome.scores, seats)
  if (result === null) return null
  return {
    table,
    game,
    at: now,
    result,
    counts: result !== 'shared' && outcome.rewound === 0 && !outcome.practice,
    numbers: told.counts,
    figures: Object.fromEntries(told.figures.map(({ name, value }) => [name, value])),
    facts: told.facts,
    earned: [],
  }
}

/** What came before a deed, as far as it counts; the oldest first. */
export function before(deed: Deed, all: readonly Deed[]): Deed[] {
  const place = all.findIndex(({ table }) => table === deed.table)
  return (place < 0 ? all : all.slice(0, place)).filter((each) => each.counts && each.game === deed.game)
}

/** The best that one has done: the fewest or the most among the games won. */
export interface Best {
  figure: Figure
  /** Before this game; null: there was none. */
  before: number | null
  best: number | null
  isRecord: boolean
}

export function bests(figures: readonly Figure[], deed: Deed, past: readonly Deed[]): Best[] {
  return figures
    .filter((figure) => figure.best !== 0)
    .map((figure) => {
      const known = past.filter(({ result }) => result === 'won').flatMap(({ figures: all }) => all[figure.name] ?? [])
      const before = known.length ? bestOf(known, figure.best) : null
      const isRecord = deed.counts && deed.result === 'won' && before !== null && (figure.value - before) * figure.best > 0
      const first = before === null && deed.counts && deed.result === 'won'
      return { figure, before, best: isRecord || first ? figure.value : before, isRecord }
    })
}

function bestOf(values: readonly number[], best: number): number {
  return best > 0 ? Math.max(...values) : Math.min(...values)
}

/** Wins in a row, up to the last of these. */
export function streak(all: readonly Deed[]): number {
  const counted = all.filter(({ counts }) => counts)
  const lost = counted.findLastIndex(({ result }) => result !== 'won')
  return counted.length - 1 - lost
}

/** Games played and won with each value that a fact has in this one: the hero, the factions, the Reckoners. */
export function withThese(fact: string, deed: Deed, all: readonly Deed[]): { value: string; played: number; won: number }[] {
  return valuesOf(deed, fact).map((value) => {
    const same = all.filter((each) => each.counts && valuesOf(each, fact).includes(value))
    return { value, played: same.length, won: same.filter(({ result }) => result === 'won').length }
  })
}

export function valuesOf({ facts }: Pick<Deed, 'facts'>, fact: string): string[] {
  const value = facts[fact]
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
