import { describe, expect, it } from 'vitest'
import type { Summary } from '../../lib/wire'
import { page } from '../../lib/shelves'
import { speak } from '../../lib/words.svelte'
import { percent, resultOf, share, statistics } from './statistics'

await speak('en', page)

function finished(game: string, scores: number[], facts: Record<string, unknown> = {}, seats = [0], rewound = 0, practice = false): Summary {
  const outcome = { scores, how: 'end', rule: 'XX-01', text: 'The end.', rewound, rewound_text: '', practice }
  return { table: game, gone: false, game, options: {}, names: [], seats, status: 'over', where: '', my_turn: false, left: null, at: 0, outcome, real: false, facts }
}

describe('resultOf', () => {
  it('reads the score of the own seat', () => {
    expect(resultOf(finished('untamed', [1, 0]))).toBe('won')
    expect(resultOf(finished('untamed', [1, 0], {}, [1]))).toBe('lost')
    expect(resultOf(finished('untamed', [0.5, 0.5]))).toBe('drawn')
  })

  it('has no winner where both sides are one’s own, and none for a spectator or a running game', () => {
    expect(resultOf(finished('untamed', [1, 0], {}, [0, 1]))).toBe('shared')
    expect(resultOf(finished('untamed', [1, 0], {}, []))).toBeNull()
    expect(resultOf({ ...finished('untamed', [1, 0]), outcome: null })).toBeNull()
  })

  it('is one result for all own seats where all play together', () => {
    expect(resultOf(finished('reckoners', [1, 1, 1], {}, [0, 1, 2]))).toBe('won')
  })
})

describe('statistics', () => {
  const games = [
    finished('untamed', [1, 0], { mode: 'duel', factions: ['fox', 'rat', 'tiger'] }),
    finished('untamed', [0, 1], { mode: 'duel', factions: ['fox', 'panda', 'rhino'] }),
    finished('untamed', [1, 0], { mode: 'duel', factions: ['fox'] }, [0, 1]),
    finished('twenty-strong', [1], { hero: 'oda', difficulty: 0 }),
    { ...finished('twenty-strong', [1]), outcome: null },
    finished('twenty-strong', [1], {}, [0], 0, true),
  ]
  const [untamed, strong] = statistics(games)

  it('counts finished games with a result', () => {
    expect(untamed!.all).toEqual({ played: 2, won: 1 })
    expect(strong!.all).toEqual({ played: 1, won: 1 })
  })

  it('counts every faction of a deck, the most played first', () => {
    const factions = untamed!.breakdowns.find(({ fact }) => fact === 'factions')!
    expect(factions.rows[0]).toEqual({ value: 'fox', tally: { played: 2, won: 1 } })
    expect(factions.rows.map(({ value }) => value)).toEqual(['fox', 'rat', 'tiger', 'panda', 'rhino'])
  })

  it('counts a game for each Reckoner of one’s own', () => {
    const [team] = statistics([
      finished('reckoners', [1, 1, 1], { reckoners: ['tia', 'cody'] }, [0, 1]),
      finished('reckoners', [0, 0], { reckoners: ['tia'] }),
    ])
    expect(team!.breakdowns).toEqual([
      { fact: 'reckoners', rows: [{ value: 'tia', tally: { played: 2, won: 1 } }, { value: 'cody', tally: { played: 1, won: 1 } }] },
    ])
  })

  it('counts the games that were rewound', () => {
    const [strong] = statistics([finished('twenty-strong', [1], {}, [0], 3), finished('twenty-strong', [1])])
    expect(strong!.rewound).toBe(1)
  })

  it('keeps a value of zero', () => {
    expect(strong!.breakdowns.find(({ fact }) => fact === 'difficulty')!.rows[0]!.value).toBe('0')
  })

  it('is nothing without games', () => {
    expect(statistics([])).toEqual([])
    expect(share({ played: 0, won: 0 })).toBe(0)
    expect(percent({ played: 3, won: 2 })).toBe('67%')
  })
})
