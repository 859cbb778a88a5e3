import { beforeAll, expect, it, vi } from 'vitest'
import type { Choice } from '../../lib/wire'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('navigator', { languages: ['en'] })
const { FixtureModel } = await import('../../table/fixture')
const { hint, isPrimary, note } = await import('./notes')
const { shelfOf } = await import('../../table/shelf')
const { speak } = await import('../../lib/words.svelte')

beforeAll(() => speak('en', shelfOf('reckoners')))

const die = { kind: 'basic', symbols: ['money'] }
const choice = (verb: string, action = 0): Choice => ({ action, verb, things: {}, numbers: {}, text: verb })
const mine = { dice: [die, die], rolled: [] as unknown[], rolls: 1, plans: 0 }

function model(moment: string, verbs: string[], { reckoner = {}, outlook = null as unknown } = {}) {
  const view = { moment, money: 4, using: null, felled: [], most: { rolls: 3 }, reckoners: [{ ...mine, ...reckoner }] }
  const options = verbs.map((verb, at) => choice(verb, at))
  const decision = { id: 'a', seat: 0, name: '', rule: '', prompt: '', options, refused: [] }
  return new FixtureModel({ view: view as never, outlook, decisions: [decision as never] })
}
const said = (...given: Parameters<typeof model>) => note(model(...given), choice('done'))

it('the button that ends a step says what is left unused', () => {
  expect(said('use', ['die', 'done'])?.text).toBe('2 dice unused')
  expect(said('use', ['done'], { reckoner: { dice: [] } })).toBeNull()
  expect(said('acquire', ['buy', 'done'])?.text).toBe('$4 left')
  expect(said('acquire', ['refresh', 'done'])).toBeNull()
  expect(said('roll', ['keep', 'done'], { reckoner: { rolled: [die] } })?.text).toBe('2 rerolls left')
})

it('and that the Epics would then end the game', () => {
  expect(said('use', ['die', 'done'], { outlook: { defeat: 1 } })?.tone).toBe('harm')
  expect(said('use', ['die', 'done'], { outlook: { defeat: 0.9 } })?.text).toBe('2 dice unused')
})

it('having done is the main thing only where nothing is left out', () => {
  expect(isPrimary(choice('done'), model('use', ['die', 'done']))).toBe(false)
  expect(isPrimary(choice('done'), model('use', ['token', 'done']))).toBe(true)
  expect(isPrimary(choice('done'), model('acquire', ['buy', 'done']))).toBe(false)
  expect(isPrimary(choice('roll'), model('roll', ['roll', 'keep', 'done']))).toBe(true)
})

it('what a reroll needs is said while it is missing', () => {
  expect(hint(model('roll', ['keep', 'done']))).toBe('Keep at least one die; then you may reroll the others.')
  expect(hint(model('roll', ['roll', 'keep', 'done']))).toBe('')
  expect(hint(model('roll', ['keep', 'done'], { reckoner: { rolls: 3 } }))).toBe('')
})
