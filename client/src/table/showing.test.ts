import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Decision, Done, Line, State } from '../lib/wire'
import type { stateOf as StateOf, Parts } from './fixture'
import type { TableModel as Model } from './model.svelte'

let TableModel: typeof Model
let stateOf: typeof StateOf
let settings: { following: string }

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('navigator', { languages: ['en'] })
  TableModel = (await import('./model.svelte')).TableModel
  stateOf = (await import('./fixture')).stateOf
  settings = (await import('../lib/settings.svelte')).settings
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.following = 'normal'
})

const BEAT = 900
const line = (n: number): Line => ({ n, name: 'fact', text: `line ${n}`, rule: '', things: {}, values: {}, sound: '', why: false })
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + i))
const question: Decision = {
  id: 'mine', seat: 0, name: 'Ask', rule: '', things: {}, prompt: '', refused: [],
  options: [{ action: 7, verb: 'do', things: {}, numbers: {}, text: 'Do it' }],
}
const sent: unknown[] = []
const link = {
  status: 'online' as const,
  async send(message: unknown): Promise<Done> {
    sent.push(message)
    return { type: 'done', id: 0, data: null }
  },
}

/** A state after so many lines, of which those from `from` on are new. */
function state(from: number, to: number, more: Partial<Parts> = {}): State {
  return stateOf({ view: to, log: lines(from, to), log_from: from, moved: true, since: 2, ...more } as Parts)
}

function table(): Model {
  const model = new TableModel(stateOf({ view: 2, log: lines(0, 2), since: 2 } as Parts), link)
  sent.length = 0
  return model
}

const told = (model: Model) => [model.view, model.telling?.n, model.story.at(-1)?.n]

it('shows what others do one state and one fact after the other; the log keeps step', () => {
  const model = table()
  model.receive(state(2, 4))
  model.receive(state(4, 5, { decisions: [question] }))
  expect(told(model)).toEqual([4, 2, 2])
  expect(model.decision).toBeNull()
  vi.advanceTimersByTime(BEAT)
  expect(told(model)).toEqual([4, 3, 3])
  vi.advanceTimersByTime(BEAT)
  expect(told(model)).toEqual([5, 4, 4])
  expect(model.decision?.id).toBe('mine')
  expect(model.seen).toBe(false)
  vi.advanceTimersByTime(BEAT)
  expect(told(model)).toEqual([5, undefined, 4])
  expect(model.seen).toBe(true)
})

it('the reader does not wait for what the reader has done, and whoever answers has seen enough', () => {
  const model = table()
  model.receive(state(2, 3, { decisions: [question] }))
  model.receive(state(3, 4, { decisions: [question] }))
  expect(model.telling?.n).toBe(2)
  model.act(question.options[0]!)
  expect(told(model)).toEqual([4, undefined, 3])
  expect(sent).toHaveLength(1)
  model.receive(state(4, 6, { since: 6 }))
  expect(told(model)).toEqual([6, undefined, 5])
})

it('at once for who wants that, and the rest at once for who skips', () => {
  const model = table()
  model.receive(state(2, 4))
  model.receive(state(4, 6))
  model.skip()
  expect(told(model)).toEqual([6, undefined, 5])
  settings.following = 'once'
  model.receive(state(6, 8))
  expect(told(model)).toEqual([8, undefined, 7])
})

it('waits while a board plays a phase by itself, whose lines it tells', () => {
  const model = table()
  model.receive(state(2, 4, { unfolding: { 2: {}, 3: {} } }))
  model.shown = 'as it was'
  expect(model.story.at(-1)?.n).toBe(1)
  model.upTo = 2
  model.receive(state(4, 5))
  expect(told(model)).toEqual([4, undefined, 2])
  model.shown = null
  expect(told(model)).toEqual([5, 4, 4])
})

it('shows the turns of the others again, and answers nothing meanwhile', () => {
  const model = table()
  settings.following = 'once'
  model.receive(state(2, 4))
  model.receive(state(4, 5, { decisions: [question] }))
  settings.following = 'normal'
  expect(model.showing.known).toBe(true)
  model.showing.repeat()
  expect(told(model)).toEqual([4, 2, 2])
  model.act(question.options[0]!)
  expect(sent).toHaveLength(0)
  vi.advanceTimersByTime(2 * BEAT)
  expect(told(model)).toEqual([5, 4, 4])
  expect(model.decision).toBeNull()
  vi.advanceTimersByTime(BEAT)
  expect(model.decision?.id).toBe('mine')
  expect(model.showing.known).toBe(true)
})

it('offers to show again only what others did', () => {
  const model = table()
  model.receive(state(2, 2, { decisions: [question] })) // an answer of one's own that needed no words
  expect(model.showing.known).toBe(false)
})
