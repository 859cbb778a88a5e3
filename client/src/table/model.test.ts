import { beforeAll, expect, it, vi } from 'vitest'
import type { Choice, Decision, Line } from '../lib/wire'
import type { FixtureModel as Model, Parts } from './fixture'

let FixtureModel: typeof Model

beforeAll(async () => {
  const query = { matches: false, addEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => query)
  vi.stubGlobal('navigator', { languages: ['en'] })
  FixtureModel = (await import('./fixture')).FixtureModel
})

const line = (n: number): Line => ({ n, name: 'fact', text: `line ${n}`, rule: '', things: {}, values: {}, sound: '', why: false })
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + i))
const choice = (): Choice => ({ action: 7, verb: 'do', things: {}, numbers: {}, text: 'Do it' })
const decision = (id: string): Decision => ({
  id,
  seat: 0,
  name: 'Ask',
  rule: 'TS-18',
  things: {},
  prompt: '',
  options: [choice()],
  refused: [],
})
const parts = (more: Partial<Parts> = {}): Parts => ({ view: { game: 'twenty-strong' }, ...more })

it('keeps the lines that were told before and drops those that were taken back', () => {
  const model = new FixtureModel(parts({ log: lines(0, 3) }))
  model.show(parts({ log: lines(3, 5), log_from: 3, moved: true }))
  expect(model.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
  expect(model.fresh.map(({ n }) => n)).toEqual([3, 4])
  model.show(parts({ log_from: 2 }))
  expect(model.log.map(({ n }) => n)).toEqual([0, 1])
  expect(model.fresh).toEqual([])
})

it('a state that tells nothing new leaves the fresh lines; the whole story again makes none fresh', () => {
  const model = new FixtureModel(parts({ log: lines(0, 3) }))
  model.show(parts({ log: lines(3, 5), log_from: 3, moved: true }))
  model.show(parts({ log_from: 5 }))
  expect(model.fresh.map(({ n }) => n)).toEqual([3, 4])
  model.show(parts({ log: lines(0, 5) }))
  expect(model.fresh).toEqual([])
})

it('at the end, when all is told again, only what is new is fresh', () => {
  const model = new FixtureModel(parts({ log: lines(0, 3) }))
  model.show(parts({ log: lines(0, 5), moved: true }))
  expect(model.fresh.map(({ n }) => n)).toEqual([3, 4])
})

it('lets go of what was picked up when another question is asked, and foresees only that question', () => {
  const model = new FixtureModel(parts({ decisions: [decision('one')] }), () => {})
  model.foresee({ type: 'preview', decision: 'one', options: { 7: [line(9)] }, open: { 7: false }, outlook: { 7: { defeat: 0 } }, idle: [7], fatal: [7] })
  model.selected = 'die-3'
  model.show(parts({ decisions: [decision('one')] }))
  expect(model.selected).toBe('die-3')
  expect(model.preview(7)).toEqual([line(9)])
  expect(model.shift(7)).toEqual({ defeat: 0 })
  expect(model.isFatal(choice())).toBe(true)
  model.show(parts({ decisions: [decision('two')] }))
  expect(model.selected).toBeNull()
  expect(model.preview(7)).toBeNull()
  expect(model.shift(7)).toBeNull()
})

it('answers nothing when it stands still', () => {
  const still = new FixtureModel(parts({ decisions: [decision('one')] }))
  still.act(choice())
  expect(still.readonly).toBe(true)
  expect(still.busy).toBe(false)
})

it('tells the seats of one person apart', () => {
  const seat = { who: 'human', present: true, asked: false, replaced: false, open: false, taken: true, host: false, away: null, out: false, place: 0 }
  const seats = [{ ...seat, seat: 0, name: 'Ada' }, { ...seat, seat: 1, name: 'Ada' }, { ...seat, seat: 2, name: 'Bo' }]
  const model = new FixtureModel(parts({ table: { seats } }))
  expect([0, 1, 2].map((n) => model.nameOf(n))).toEqual(['Ada 1', 'Ada 2', 'Bo'])
})

it('what a state says again is what it was, field by field', () => {
  const seats = () => [{ hand: ['fox'] }, { hand: ['owl'] }]
  const model = new FixtureModel({ view: { seats: seats() } })
  const { view, undo } = model.state
  model.show({ view: { seats: seats() } })
  expect(model.view).toBe(view)
  expect(model.state.undo).toBe(undo)
  expect(model.states).toBe(2)
  const [first] = model.view.seats
  model.show({ view: { seats: [{ hand: ['fox'] }, { hand: [] }] } })
  expect(model.view).not.toBe(view)
  expect(model.view.seats[0]).toBe(first)
})
