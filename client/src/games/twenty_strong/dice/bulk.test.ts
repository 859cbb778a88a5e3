import { describe, expect, test } from 'vitest'
import type { Choice } from '../../../lib/wire'
import type { RolledView, View } from '../view'
import { best, hitsOn, ofColour, type Table } from './bulk'

const none = { yellow: 0, green: 0, blue: 0, purple: 0, red: 0 }
const option = (verb: string, die: string, more = {}, damage = 0): Choice => ({
  action: 0, verb, things: { die: `die ${die}`, ...more }, numbers: { damage }, text: '',
})
const names = (choices: Choice[]) => choices.map(({ things }) => things.die?.replace('die ', ''))

function table(options: Choice[], dice: object, more: object = {}): Table {
  return { options, view: { dice: { pool: none, exhausted: none, unapplied: [], ...dice }, active: [], ...more } as unknown as View }
}

describe('many dice at once', () => {
  const commits = [option('commit', 'yellow no-face'), option('commit', 'red no-face')]
  const recovers = [option('recover', 'green no-face'), option('recover', 'blue no-face')]

  test('all of a colour, and all there are from strong to weak', () => {
    const now = table(commits, { pool: { ...none, yellow: 2, red: 1 } })
    expect(names(ofColour(now, 'commit', 'yellow'))).toEqual(['yellow no-face', 'yellow no-face'])
    expect(names(best(now, 'commit'))).toEqual(['red no-face', 'yellow no-face', 'yellow no-face'])
  })

  test('the best of those that may come back', () => {
    const now = table(recovers, { exhausted: { ...none, green: 3, blue: 1 } }, { recoveries_left: 2 })
    expect(names(best(now, 'recover'))).toEqual(['blue no-face', 'green no-face'])
  })
})

describe('all hits on a card', () => {
  const on = { enemy: 'enemy 1' }
  const options = [option('apply', 'blue crit', on, 2), option('apply', 'green hit', on, 1)]
  const unapplied: RolledView[] = [{ colour: 'blue', face: 'crit', count: 2 }, { colour: 'green', face: 'hit', count: 2 }]
  const against = (health: number, suffered = 0) =>
    names(hitsOn(table(options, { unapplied }, { active: [{ uid: 1, health, suffered, defeated: false }] }), 1))

  test('no more than it takes, and none larger than needed', () => {
    expect(against(3)).toEqual(['blue crit', 'green hit'])
    expect(against(3, 2)).toEqual(['green hit'])
  })

  test('all of them where that is not enough', () => {
    expect(against(9)).toHaveLength(4)
  })
})
