import { describe, expect, test } from 'vitest'
import type { Line } from '../../../lib/wire'
import { follow, lying, moved, rolledNow, type Die } from './dice'
import type { Colour, Face } from '../parts'
import type { RolledView, View } from '../view'

const none = { yellow: 0, green: 0, blue: 0, purple: 0, red: 0 }

function view(pool: Partial<Record<Colour, number>>, unapplied: RolledView[] = [], on: RolledView[] = [], exhausted = {}): View {
  return {
    dice: { pool: { ...none, ...pool }, unapplied, exhausted: { ...none, ...exhausted }, banished: none },
    active: [{ uid: 4, card: 'slate-cat', dice: on }],
  } as unknown as View
}

const rolled = (colour: Colour, face: Face, count = 1): RolledView => ({ colour, face, count })
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
    expect(at(applied, 'on enemy 4').map((die) => die.id)).toEqual([blue])
  })

  test('those that stay are the ones that did not move', () => {
    const active = follow(start, view({ blue: 1 }, [rolled('yellow', 'hit'), rolled('yellow', 'miss')]))
    const hit = at(active, 'active').find((die) => die.face === 'hit')
    const after = follow(active, view({ blue: 1 }, [rolled('yellow', 'miss')], [rolled('yellow', 'hit')]))
    expect(at(after, 'on enemy 4').map((die) => die.id)).toEqual([hit?.id])
  })

  test('a die that was nowhere gets a name of its own', () => {
    const more = follow(start, view({ yellow: 3, blue: 1 }))
    expect(new Set(more.map((die) => die.id)).size).toBe(4)
  })
})

test('the log says which dice were rolled', () => {
  const dice = follow([], view({}, [rolled('blue', 'hit', 2), rolled('red', 'crit')]))
  const line = (name: string, die: string, values: Line['values'] = {}): Line => ({ n: 0, name, text: '', rule: '', things: { die }, values, sound: '', why: false })
  expect(rolledNow([line('rolled', 'die blue hit'), line('rolled', 'die blue hit')], dice)).toHaveLength(2)
  expect(rolledNow([line('rerolled', 'die red miss', { face: 3 })], dice)).toHaveLength(1)
  expect(rolledNow([line('applied', 'die red crit')], dice)).toHaveLength(0)
})

test('answers on their way move their dice at once, and the same ones that the table then moves', () => {
  const choice = (verb: string, things: Record<string, string>) => ({ action: 0, verb, things, numbers: {}, text: '' })
  const before: Die[] = [
    { id: 1, colour: 'blue', face: 'no-face', place: 'pool' },
    { id: 2, colour: 'blue', face: 'no-face', place: 'pool' },
    { id: 3, colour: 'red', face: 'hit', place: 'active' },
    { id: 4, colour: 'red', face: 'no-face', place: 'exhausted' },
  ]
  const places = (pending: Parameters<typeof moved>[1]) => moved(before, pending).map((die) => die.place)
  expect(places([choice('commit', { die: 'die blue no-face' })])).toEqual(['pool', 'active', 'active', 'exhausted'])
  expect(places([choice('recover', { die: 'die red no-face' })])).toEqual(['pool', 'pool', 'active', 'pool'])
  expect(places([choice('apply', { die: 'die red hit', enemy: 'enemy 5' })])).toEqual(['pool', 'pool', 'on enemy 5', 'exhausted'])
  expect(places([choice('done', {})])).toEqual(before.map((die) => die.place))
})
