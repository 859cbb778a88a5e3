import { describe, expect, test } from 'vitest'
import type { Line } from '../../lib/wire'
import { follow, lying, moved, rolledNow, sides, type Die } from './dice'
import { colours, type Colour, type Face, type Rolled, type View } from './view'

const none = { yellow: 0, green: 0, blue: 0, purple: 0, red: 0 }

function view(pool: Partial<Record<Colour, number>>, unapplied: Rolled[] = [], on: Rolled[] = [], exhausted = {}): View {
  return {
    dice: { pool: { ...none, ...pool }, unapplied, exhausted: { ...none, ...exhausted }, banished: none },
    active: [{ card: 'slate-cat', dice: on }],
  } as unknown as View
}

const rolled = (colour: Colour, face: Face, count = 1): Rolled => ({ colour, face, count })
const at = (dice: Die[], place: string) => dice.filter((die) => die.place === place)

describe('dice keep their names', () => {
  const start = follow([], view({ yellow: 2, blue: 1 }))

  test('each die gets one', () => {
    expect(new Set(start.map((die) => die.id)).size).toBe(3)
    expect(lying(view({ yellow: 2, blue: 1 }))).toHaveLength(3)
  })

  test('from the pool to the active area, rolled, and to a card', () => {
    const committed = follow(start, view({ yellow: 2 }, [rolled('blue', 'no-face')]))
    const landed = follow(committed, view({ yellow: 2 }, [rolled('blue', 'crit')]))
    const applied = follow(landed, view({ yellow: 2 }, [], [rolled('blue', 'crit')]))
    const blue = start.find((die) => die.colour === 'blue')?.id
    expect(at(committed, 'active').map((die) => die.id)).toEqual([blue])
    expect(at(landed, 'active').map((die) => [die.id, die.face])).toEqual([[blue, 'crit']])
    expect(at(applied, 'on slate-cat').map((die) => die.id)).toEqual([blue])
  })

  test('those that stay are the ones that did not move', () => {
    const active = follow(start, view({ blue: 1 }, [rolled('yellow', 'hit'), rolled('yellow', 'miss')]))
    const hit = at(active, 'active').find((die) => die.face === 'hit')
    const after = follow(active, view({ blue: 1 }, [rolled('yellow', 'miss')], [rolled('yellow', 'hit')]))
    expect(at(after, 'on slate-cat').map((die) => die.id)).toEqual([hit?.id])
  })

  test('a die that was nowhere gets a name of its own', () => {
    const more = follow(start, view({ yellow: 3, blue: 1 }))
    expect(new Set(more.map((die) => die.id)).size).toBe(4)
  })
})

test('the log says which dice were rolled', () => {
  const dice = follow([], view({}, [rolled('blue', 'hit', 2), rolled('red', 'crit')]))
  const line = (key: string, slots: object) => ({ n: 0, key, slots, text: '', rule: '', values: {} }) as Line
  const die = (colour: string, face: string) => ['die', { colour: [`colour-${colour}`, {}], face }]
  expect(rolledNow([line('log-rolled', { die: die('blue', 'hit') }), line('log-rolled', { die: die('blue', 'hit') })], dice)).toHaveLength(2)
  expect(rolledNow([line('log-rerolled', { die: die('red', 'miss'), face: 'crit' })], dice)).toHaveLength(1)
  expect(rolledNow([line('log-applied', { die: die('red', 'crit') })], dice)).toHaveLength(0)
})

test('every die has six sides, the stronger the more hits', () => {
  const hits = colours.map((colour) => sides[colour].filter((face) => face === 'hit').length)
  expect(hits).toEqual([1, 2, 3, 4, 5])
  expect(colours.every((colour) => sides[colour].length === 6)).toBe(true)
})

test('answers on their way move their dice at once, and the same ones that the table then moves', () => {
  const slots = (colour: string, face: string) => ({ die: ['die', { colour: [`colour-${colour}`, {}], face }] })
  const choice = (key: string, more: object) => ({ key, action: 0, text: '', slots: more as Record<string, unknown> })
  const before: Die[] = [
    { id: 1, colour: 'blue', face: 'no-face', place: 'pool' },
    { id: 2, colour: 'blue', face: 'no-face', place: 'pool' },
    { id: 3, colour: 'red', face: 'hit', place: 'active' },
    { id: 4, colour: 'red', face: 'no-face', place: 'exhausted' },
  ]
  const places = (pending: Parameters<typeof moved>[1]) => moved(before, pending).map((die) => die.place)
  expect(places([choice('act-commit', slots('blue', 'no-face'))])).toEqual(['pool', 'active', 'active', 'exhausted'])
  expect(places([choice('act-recover', slots('red', 'no-face'))])).toEqual(['pool', 'pool', 'active', 'pool'])
  const onto = { ...slots('red', 'hit'), card: ['card-soot-moths', {}] }
  expect(places([choice('act-apply', onto)])).toEqual(['pool', 'pool', 'on soot-moths', 'exhausted'])
  expect(places([choice('done-Commit', {})])).toEqual(before.map((die) => die.place))
})
