import { beforeEach, expect, it, vi } from 'vitest'
import { bests, before, deedOf, deeds, forgetDeed, keep, resultFor, streak, withThese, type Deed } from './deeds'
import type { Chronicle, Figure, Outcome } from './wire'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => shelf.get(name) ?? null,
  setItem: (name: string, value: string) => shelf.set(name, value),
})
beforeEach(() => shelf.clear())

const rounds: Figure = { name: 'rounds', text: 'rounds', counted: 'rounds', value: 14, of: 0, best: -1 }
const health: Figure = { name: 'health', text: 'Health', counted: 'Health', value: 2, of: 6, best: 1 }

function deed(parts: Partial<Deed> = {}): Deed {
  const usual = { table: 'a', game: 'g', at: 1, result: 'won', counts: true, numbers: {}, figures: { rounds: 14, health: 2 } } as const
  return { ...usual, facts: {}, earned: [], ...parts }
}

const told = { counts: { rounds: 14 }, facts: { hero: 'ada' }, figures: [rounds, health] } as unknown as Chronicle
const outcome: Outcome = { scores: [1, 0], how: '', rule: '', text: '', rewound: 0, rewound_text: '', practice: false }
const ended = { table: 'a', game: 'g', seats: [0], outcome }

it.each([
  [[1, 0], [0], 'won'],
  [[1, 0], [1], 'lost'],
  [[0.5, 0.5], [0], 'drawn'],
  [[1, 0], [0, 1], 'shared'],
  [[1, 1], [0, 1], 'won'],
  [[1, 0], [], null],
])('tells the result of %j for seats %j', (scores, seats, result) => {
  expect(resultFor(scores, seats)).toBe(result)
})

it('keeps what a game came to', () => {
  expect(deedOf(ended, told, 7)).toEqual({
    table: 'a', game: 'g', at: 7, result: 'won', counts: true, numbers: { rounds: 14 }, figures: { rounds: 14, health: 2 },
    facts: { hero: 'ada' }, earned: [],
  })
  expect(deedOf({ ...ended, seats: [] }, told, 7)).toBeNull()
})

it.each([
  ['a game that went back past dice', { ...ended, outcome: { ...outcome, rewound: 1 } }],
  ['a lesson or a game from a known position', { ...ended, outcome: { ...outcome, practice: true } }],
  ['a game against oneself', { ...ended, seats: [0, 1] }],
])('does not count %s', (_, one) => {
  expect(deedOf(one, told, 7)?.counts).toBe(false)
})

it('puts a game that went back from its end where it was', () => {
  keep(deed({ table: 'a', at: 1, result: 'lost', earned: ['one'] }))
  keep(deed({ table: 'b', at: 2 }))
  keep(deed({ table: 'a', at: 3, counts: false }))
  expect(deeds().map(({ table, at, result }) => [table, at, result])).toEqual([['a', 1, 'won'], ['b', 2, 'won']])
  expect(deeds()[0]!.earned).toEqual(['one'])
  forgetDeed('a')
  expect(deeds('g').map(({ table }) => table)).toEqual(['b'])
  expect(deeds('another')).toEqual([])
})

it('looks at what came before, and only at what counts', () => {
  const all = [deed({ table: 'a' }), deed({ table: 'b', counts: false }), deed({ table: 'c', game: 'h' }), deed({ table: 'd' })]
  expect(before(deed({ table: 'e' }), all).map(({ table }) => table)).toEqual(['a', 'd'])
  expect(before(deed({ table: 'd' }), all).map(({ table }) => table)).toEqual(['a'])
})

it('finds records among the games won', () => {
  const past = [deed({ figures: { rounds: 16, health: 4 } }), deed({ result: 'lost', figures: { rounds: 3, health: 0 } })]
  const [fewest, most] = bests([rounds, health], deed(), past)
  expect(fewest).toMatchObject({ before: 16, best: 14, isRecord: true })
  expect(most).toMatchObject({ before: 4, best: 4, isRecord: false })
})

it('has a best but no record after the first win, and none after a loss', () => {
  expect(bests([rounds], deed(), [])[0]).toMatchObject({ before: null, best: 14, isRecord: false })
  expect(bests([rounds], deed({ result: 'lost' }), [])[0]).toMatchObject({ before: null, best: null, isRecord: false })
  expect(bests([rounds], deed({ counts: false }), [deed({ figures: { rounds: 20 } })])[0]).toMatchObject({ best: 20, isRecord: false })
})

it('counts wins in a row, past games that do not count', () => {
  const lost = deed({ result: 'lost' })
  expect(streak([])).toBe(0)
  expect(streak([deed(), lost])).toBe(0)
  expect(streak([lost, deed(), deed({ result: 'lost', counts: false }), deed()])).toBe(2)
})

it('tells how one has fared with each of a fact’s values', () => {
  const all = [deed({ facts: { hero: 'ada' } }), deed({ facts: { hero: 'ada' }, result: 'lost' }), deed({ facts: { hero: 'ben' } })]
  expect(withThese('hero', all[0]!, all)).toEqual([{ value: 'ada', played: 2, won: 1 }])
  expect(withThese('factions', deed({ facts: { factions: ['ox', 'rat'] } }), [deed({ facts: { factions: ['rat'] } })])).toEqual([
    { value: 'ox', played: 0, won: 0 },
    { value: 'rat', played: 1, won: 1 },
  ])
})
