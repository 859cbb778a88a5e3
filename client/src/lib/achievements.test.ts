import { expect, it } from 'vitest'
import { achievements as reckoners } from '../games/reckoners/achievements'
import { achievements as twentyStrong } from '../games/twenty_strong/achievements'
import { achievements as untamed } from '../games/untamed/achievements'
import { earnedBy, type Achievement } from './achievements'
import type { Deed, Result } from './deeds'

function deed(numbers: Record<string, number>, result: Result = 'won', facts: Record<string, unknown> = {}): Deed {
  return { table: 't', game: 'g', at: 0, result, counts: true, numbers, figures: {}, facts, earned: [] }
}

const all = [...twentyStrong, ...untamed, ...reckoners]
const named = (id: string): Achievement => all.find((each) => each.id === id)!

it('has about ten for each game, each with a name of its own', () => {
  for (const list of [twentyStrong, untamed, reckoners]) expect(list.length).toBeGreaterThanOrEqual(10)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

type Case = [id: string, yes: Record<string, number>, no: Record<string, number>, needsWin: boolean]
const cases: Case[] = [
  ['ts-won', {}, {}, true],
  ['ts-swift', { rounds: 14 }, { rounds: 15 }, true],
  ['ts-unhurt', { suffered: 0 }, { suffered: 1 }, true],
  ['ts-razor', { health: 1 }, { health: 2 }, true],
  ['ts-missions', { missions: 3, 'all-missions': 3 }, { missions: 2, 'all-missions': 3 }, true],
  ['ts-bare', { items: 0 }, { items: 1 }, true],
  ['ts-crits', { crits: 25 }, { crits: 24 }, false],
  ['ts-rare', { 'best-roll': 50 }, { 'best-roll': 49 }, false],
  ['ts-unlucky', { hits: 45, expected: 50 }, { hits: 46, expected: 50 }, true],
  ['ts-climber', { difficulty: 3 }, { difficulty: 2 }, true],
  ['un-won', {}, {}, true],
  ['un-untouched', { strongholds: 3, 'all-strongholds': 3 }, { strongholds: 2, 'all-strongholds': 3 }, true],
  ['un-swift', { turns: 6 }, { turns: 7 }, true],
  ['un-hunter', { defeated: 10 }, { defeated: 9 }, false],
  ['un-siege', { damage: 25 }, { damage: 24 }, false],
  ['un-rally', { rallies: 3 }, { rallies: 2 }, false],
  ['un-star', { 'best-card': 20 }, { 'best-card': 19 }, false],
  ['un-steady', { 'no-power': 0 }, { 'no-power': 1 }, true],
  ['un-last', { strongholds: 1 }, { strongholds: 2 }, true],
  ['un-crowd', { seats: 4 }, { seats: 3 }, true],
  ['rk-won', {}, {}, true],
  ['rk-saviour', { population: 25 }, { population: 24 }, true],
  ['rk-razor', { population: 5 }, { population: 6 }, true],
  ['rk-swift', { rounds: 6 }, { rounds: 7 }, true],
  ['rk-thrifty', { unused: 0 }, { unused: 1 }, true],
  ['rk-warden', { contained: 40 }, { contained: 39 }, false],
  ['rk-hunters', { epics: 8 }, { epics: 7 }, false],
  ['rk-hidden', { bases: 0, confiscated: 0 }, { bases: 1, confiscated: 0 }, true],
  ['rk-hard', { difficulty: 2 }, { difficulty: 1 }, true],
  ['rk-firefight', { difficulty: 3 }, { difficulty: 2 }, true],
]

it.each(cases)('%s is earned by what it says', (id, yes, no, needsWin) => {
  const { earned } = named(id)
  expect(earned(deed(yes), [])).toBe(true)
  expect(earned(deed(yes, 'lost'), [])).toBe(!needsWin)
  if (Object.keys(no).length > 0) expect(earned(deed(no), [])).toBe(false)
})

it.each([
  ['ts-heroes', 'hero', ['ada', 'ben', 'cid']],
  ['un-factions', 'factions', [['a', 'b', 'c'], ['a', 'd', 'e'], ['f', 'a', 'b']]],
  ['rk-faces', 'reckoners', [['a', 'b'], ['a', 'c'], ['d', 'a']]],
])('%s takes wins with different ones', (id, fact, values) => {
  const games = values.map((value) => deed({}, 'won', { [fact]: value }))
  const last = games.at(-1)!
  const { earned } = named(id)
  expect(earned(last, games.slice(0, -1))).toBe(true)
  expect(earned(last, games.slice(0, -2))).toBe(false)
  expect(earned({ ...last, result: 'lost' }, games.slice(0, -1))).toBe(false)
})

it.each([['ts-streak', 3], ['un-streak', 3], ['rk-streak', 2]])('%s takes wins in a row', (id, n) => {
  const { earned } = named(id)
  const won = Array.from({ length: n - 1 }, () => deed({}))
  expect(earned(deed({}), won)).toBe(true)
  expect(earned(deed({}), won.slice(1))).toBe(false)
  expect(earned(deed({}), [...won.slice(1), deed({}, 'lost')])).toBe(false)
  expect(earned(deed({}, 'lost'), won)).toBe(false)
})

it('is earned once, and only by a game that counts', () => {
  const first = { ...deed({}), earned: ['ts-won'] }
  const only = [named('ts-won')]
  expect(earnedBy(deed({}), [], only).map(({ id }) => id)).toEqual(['ts-won'])
  expect(earnedBy(deed({}), [first], only)).toEqual([])
  expect(earnedBy({ ...deed({}), counts: false }, [], only)).toEqual([])
})
