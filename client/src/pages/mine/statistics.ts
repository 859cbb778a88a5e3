/** Results and simple statistics of one's own finished games. */
import { resultFor, valuesOf, type Result } from '../../lib/deeds'
import type { Summary } from '../../lib/wire'
import { t } from '../../lib/words.svelte'

/** How a finished game went for the reader. */
export function resultOf({ outcome, seats }: Summary): Result | null {
  return outcome ? resultFor(outcome.scores, seats) : null
}

export interface Tally {
  played: number
  won: number
}

/** One kind of fact, such as the hero, and the tally of each of its values; the most played first. */
export interface Breakdown {
  fact: string
  rows: { value: string; tally: Tally }[]
}

export interface GameStatistics {
  game: string
  all: Tally
  /** How many of them went back past dice or hidden cards. */
  rewound: number
  breakdowns: Breakdown[]
}

/** Mere practice does not count. */
export function statistics(games: Summary[]): GameStatistics[] {
  const finished = games.filter((game) => !game.outcome?.practice && ['won', 'lost', 'drawn'].includes(resultOf(game) ?? ''))
  const names = [...new Set(finished.map((game) => game.game))]
  return names.map((name) => ofOneGame(name, finished.filter((game) => game.game === name)))
}

function ofOneGame(name: string, games: Summary[]): GameStatistics {
  const facts = [...new Set(games.flatMap((game) => Object.keys(game.facts ?? {})))]
  const breakdowns = facts.map((fact) => ({ fact, rows: rowsOf(fact, games) })).filter(({ rows }) => rows.length > 0)
  const rewound = games.filter((game) => (game.outcome?.rewound ?? 0) > 0).length
  return { game: name, all: tally(games), rewound, breakdowns }
}

function rowsOf(fact: string, games: Summary[]): Breakdown['rows'] {
  const values = [...new Set(games.flatMap((game) => valuesOf(game, fact)))]
  const rows = values.map((value) => ({ value, tally: tally(games.filter((game) => valuesOf(game, fact).includes(value))) }))
  return rows.sort((a, b) => b.tally.played - a.tally.played || b.tally.won - a.tally.won)
}

function tally(games: Summary[]): Tally {
  return { played: games.length, won: games.filter((game) => resultOf(game) === 'won').length }
}

/** The games won, from 0 to 1. */
export function share(tally: Tally): number {
  return tally.played === 0 ? 0 : tally.won / tally.played
}

export function percent(tally: Tally): string {
  return new Intl.NumberFormat(t('page-locale'), { style: 'percent' }).format(share(tally))
}
