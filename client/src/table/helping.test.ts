import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Link, Outgoing } from '../lib/messages'
import type { Advice, Choice, Decision, Done, Line, State } from '../lib/wire'
import type { TableModel as Model } from './model.svelte'

let TableModel: typeof Model
let stateOf: (typeof import('./fixture'))['stateOf']
let settings: (typeof import('../lib/settings.svelte'))['settings']

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('navigator', { languages: ['en'] })
  TableModel = (await import('./model.svelte')).TableModel
  stateOf = (await import('./fixture')).stateOf
  settings = (await import('../lib/settings.svelte')).settings
})

beforeEach(() => {
  settings.odds = null
  sent = []
  waiting = []
})

const choice = (action: number): Choice => ({ action, verb: 'do', things: { enemy: `enemy ${action}` }, numbers: {}, text: `Do ${action}` })
const decision = (id: string): Decision => ({ id, seat: 0, name: 'Ask', rule: '', things: {}, prompt: '', options: [choice(1), choice(2)], refused: [] })
const state = (id: string, helpers = { hint: true, odds: true, why: '' }): State =>
  stateOf({ view: { game: 'magpies' }, table: { helpers }, decisions: [decision(id)] })
const advice = (id: string): Advice => ({
  type: 'advice',
  decision: id,
  best: [{ action: 2, chance: 60, low: 50, high: 70, chance_text: '60%', text: '50–70%' }],
})

let sent: Outgoing[] = []
let waiting: ((done: Done) => void)[] = []
const link: Link = {
  status: 'online',
  send(message) {
    sent.push(message)
    return new Promise((resolve) => waiting.push(resolve))
  },
}

async function done(): Promise<void> {
  waiting.shift()?.({ type: 'done', id: 0, data: null })
  await new Promise((go) => setTimeout(go))
}

it('asks for a hint once, marks the best option, and forgets both with the question', async () => {
  const model = new TableModel(state('one'), link)
  void model.helping.hint()
  void model.helping.hint()
  expect(sent).toEqual([{ type: 'hint', seat: 0 }])
  expect(model.sheet?.hint).toBe(true)
  model.helping.weigh(advice('one'))
  await done()
  expect(model.helping.marked?.action).toBe(2)
  model.receive(state('two'))
  expect(model.helping.advice).toBeNull()
  expect(model.helping.marked).toBeNull()
  expect(model.sheet).toBeNull()
})

it('drops advice about a question that is gone', async () => {
  const model = new TableModel(state('one'), link)
  void model.helping.hint()
  model.receive(state('two'))
  model.helping.weigh(advice('one'))
  await done()
  expect(model.helping.advice).toBeNull()
  expect(model.helping.marked).toBeNull()
})

it('says why there is no help instead of asking for it', () => {
  const model = new TableModel(state('one', { hint: false, odds: false, why: 'Not today.' }), link)
  void model.helping.hint()
  expect(sent).toEqual([])
  expect(model.remark).toBe('Not today.')
})

it('shows the reason of a bot where it was asked for, and says that it is thought about until then', async () => {
  const model = new TableModel(state('one'), link)
  const line: Line = { n: 7, name: 'fact', text: 'Ox attacks.', rule: '', things: {}, values: {}, sound: '', why: true }
  expect(model.helping.offersWhy(line)).toBe(true)
  expect(model.helping.offersWhy({ ...line, why: false })).toBe(false)
  void model.helping.why(line, {} as Element)
  expect(sent).toEqual([{ type: 'why', line: 7, seat: 0 }])
  const thinking = model.sheet
  expect(thinking?.title).toBe('Ox attacks.')
  model.helping.give({ type: 'reason', line: 7, text: 'It is stronger.', rules: ['UN-1'] })
  await done()
  expect(model.sheet).toMatchObject({ title: 'Ox attacks.', text: 'It is stronger.', rules: ['UN-1'] })
  void model.helping.why(line, {} as Element)
  model.sheet = null
  await done()
  expect(model.sheet).toBeNull()
})

it('tells odds to learners, and then to whoever wants them', () => {
  const model = new TableModel(state('one'), link)
  model.helping.tell({ type: 'odds', decision: 'one', lines: ['both 41%'], marks: {}, more: false, about: '', spread: [], wishes: [], parts: [] })
  expect(model.helping.odds).toEqual(['both 41%'])
  settings.odds = false
  expect(model.helping.odds).toEqual([])
  settings.odds = true
  model.receive(state('two'))
  expect(model.helping.odds).toEqual([])
})

it('asks what a wish takes once it is known, and then for the last of those wished meanwhile', async () => {
  const model = new TableModel(state('one'), link)
  void model.helping.wish('3', 80)
  void model.helping.wish('3', 85)
  void model.helping.wish('3', 90)
  expect(sent).toEqual([{ type: 'wish', seat: 0, wish: '3', least: 80 }])
  await done()
  expect(sent.slice(1)).toEqual([{ type: 'wish', seat: 0, wish: '3', least: 90 }])
  await done()
  expect(sent).toHaveLength(2)
})

it('keeps the odds open for the next question, and asks for all of them as long as they are', async () => {
  const model = new TableModel(state('one'), link)
  model.helping.showOdds()
  void model.helping.reckon()
  expect(sent).toEqual([{ type: 'odds', seat: 0, more: true }])
  await done()
  model.receive(state('two'))
  expect(model.sheet?.odds).toBe(true)
})

it('reckons one question after the other, and skips what was answered meanwhile', async () => {
  const model = new TableModel(state('one'), link)
  void model.helping.reckon()
  model.receive(state('two'))
  void model.helping.reckon()
  model.receive(state('three'))
  void model.helping.reckon()
  expect(sent).toHaveLength(1)
  await done()
  expect(sent).toHaveLength(2)
  await done()
  expect(sent).toHaveLength(2)
})
