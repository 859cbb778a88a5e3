import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Choice } from '../../lib/wire'
import type { FixtureModel as Model } from '../../table/fixture'
import type { primary as Primary } from './bar'
import type { RolledView, View } from './view'
import { hitsLeft } from './waste'

let FixtureModel: typeof Model
let primary: typeof Primary

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('navigator', { languages: ['en'] })
  FixtureModel = (await import('../../table/fixture')).FixtureModel
  primary = (await import('./bar')).primary
})

const none = { yellow: 0, green: 0, blue: 0, purple: 0, red: 0 }
const crits: RolledView = { colour: 'blue', face: 'crit', count: 2 }
const misses: RolledView = { colour: 'red', face: 'miss', count: 1 }

const option = (verb: string, things: Record<string, string> = {}, damage = 0): Choice => ({ action: 0, verb, things, numbers: { damage }, text: verb })
const crit = (enemy: number, damage = 2) => option('apply', { die: 'die blue crit', enemy: `enemy ${enemy}` }, damage)

interface Parts {
  unapplied?: RolledView[]
  pool?: number
  defeated?: boolean[]
}

function view({ unapplied = [], pool = 0, defeated = [false] }: Parts): View {
  const active = defeated.map((each, at) => ({ uid: at + 1, defeated: each }))
  return { dice: { pool: { ...none, green: pool }, unapplied, exhausted: none, banished: none }, active } as unknown as View
}

function main(name: string, options: Choice[], parts: Parts): string[] {
  const decision = { id: name, seat: 0, name, rule: '', things: {}, prompt: '', options, refused: [] }
  const model = new FixtureModel({ view: view(parts), decisions: [decision] })
  return options.filter((each) => primary(each, model)).map(({ verb }) => verb)
}

describe('what goes on from here', () => {
  const done = option('done')
  const again = option('again')

  test.each([
    ['a roll with dice', 'Commit', [done], { unapplied: [misses] }, ['done']],
    ['no roll without dice', 'Commit', [done], { pool: 3 }, []],
    ['no end of Apply while hits are left', 'Apply', [done, crit(1)], { unapplied: [crits] }, []],
    ['the end of Apply when all are defeated', 'Apply', [done, crit(1)], { unapplied: [crits], defeated: [true] }, ['done']],
    ['once more while an enemy stands', 'Repeat', [done, again], { pool: 1 }, ['again']],
    ['Resolve when all are defeated', 'Repeat', [done, again], { pool: 1, defeated: [true, true] }, ['done']],
    ['Resolve when there is nothing to roll', 'Repeat', [done, again], {}, ['done']],
  ])('%s', (_, name, options, parts, expected) => {
    expect(main(name, options, parts)).toEqual(expected)
  })
})

test('hits are left while one of them would do something', () => {
  const left = (options: Choice[], defeated: boolean[]) => hitsLeft(options, view({ unapplied: [crits, misses], defeated }))
  expect(left([crit(1)], [false])).toBe(2)
  expect(left([crit(1), crit(2)], [true, false])).toBe(2)
  expect(left([crit(1)], [true])).toBe(0)
  expect(left([crit(1, 0)], [false])).toBe(0)
})
