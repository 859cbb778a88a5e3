import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Link, Status } from '../lib/messages'
import { frame } from '../lib/shelves'
import type { Choice, Decision, Line, Preview } from '../lib/wire'
import { speak } from '../lib/words.svelte'
import type { stateOf as StateOf } from './fixture'
import type { TableModel as Model } from './model.svelte'

let stateOf: typeof StateOf
let TableModel: typeof Model

beforeAll(async () => {
  const query = { matches: false, addEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => query)
  vi.stubGlobal('navigator', { languages: ['en'] })
  stateOf = (await import('./fixture')).stateOf
  TableModel = (await import('./model.svelte')).TableModel
  await speak('en', frame)
})

const option = (verb: string, action: number): Choice => ({ action, verb, things: {}, numbers: {}, text: verb })
const question = (id: string, name: string, options: Choice[]): Decision => ({
  id, seat: 0, name, rule: 'TS-21', things: {}, prompt: '', options, refused: [],
})
const position = (asked: Decision) => stateOf({ view: { game: 'twenty-strong' }, decisions: [asked] })

const foreseen = (decision: string): Preview => ({ type: 'preview', decision, options: {}, open: {}, outlook: {}, idle: [], fatal: [] })

/** A table whose replies come when the test says so. */
class Slow implements Link {
  status: Status = 'online'
  sent: { decision: string; action: number }[] = []
  private replies: ((taken: boolean) => void)[] = []

  send(message: Parameters<Link['send']>[0]): ReturnType<Link['send']> {
    if (message.type !== 'act') return Promise.resolve({ type: 'done', id: 0, data: null })
    this.sent.push({ decision: message.decision, action: message.action })
    return new Promise((resolve, reject) =>
      this.replies.push((taken) =>
        taken
          ? resolve({ type: 'done', id: 0, data: null })
          : reject({ type: 'refused', id: 0, code: 'stale', text: '', rules: [] }),
      ),
    )
  }

  async reply(taken = true): Promise<void> {
    this.replies.shift()?.(taken)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const blue = option('commit', 3)
const done = option('done', 32)
const commit = (id: string, more: Choice[] = []) => question(id, 'Commit', [blue, done, ...more])

let link: Slow
let model: Model

beforeEach(() => {
  link = new Slow()
  model = new TableModel(position(commit('1')), link)
  model.foresee(foreseen('1'))
})

/** The next question, and what would follow from its answers. */
async function comes(asked: Decision): Promise<void> {
  model.receive(position(asked))
  model.foresee(foreseen(asked.id))
  await new Promise((resolve) => setTimeout(resolve))
}

it('quick presses are given one after the other, each to the question of its time', async () => {
  for (const press of [blue, blue, blue, done]) model.act(press)
  expect(model.pending).toHaveLength(4)
  expect(link.sent).toHaveLength(1)
  for (const id of ['2', '3', '4']) {
    await link.reply()
    await comes(commit(id))
  }
  await link.reply()
  model.receive(position(question('5', 'Apply', [option('apply', 9)])))
  expect(link.sent.map((each) => [each.decision, each.action])).toEqual([['1', 3], ['2', 3], ['3', 3], ['4', 32]])
  expect(model.busy).toBe(false)
})

it('many at once, pressed while one of them is on its way, are what is missing of them; pressed twice they are meant once', async () => {
  model.act(blue)
  model.actAll([blue, blue, done])
  model.actAll([blue, blue, done])
  expect(model.pending).toEqual([blue, blue, done])
  for (const id of ['2', '3']) {
    await link.reply()
    await comes(commit(id))
  }
  expect(link.sent.map(({ action }) => action)).toEqual([3, 3, 32])
})

it('by its meaning: the number of an answer may be another one by then', async () => {
  model.act(done)
  await link.reply()
  model.receive(position(commit('2')))
  const use = option('use', 50)
  model.receive(position(commit('3', [use])))
  model.act(blue)
  model.act(use)
  await link.reply()
  model.receive(position(commit('4', [{ ...use, action: 51 }])))
  expect(link.sent.at(-1)).toEqual({ decision: '4', action: 51 })
})

it('what no longer answers the question is not given, nor what was pressed after it', async () => {
  for (const press of [done, blue]) model.act(press)
  await link.reply()
  model.receive(position(commit('2'))) // asked again, as another question
  expect(link.sent).toHaveLength(1)
  for (const press of [blue, option('gone', 8), blue]) model.act(press)
  await link.reply()
  model.receive(position(commit('3')))
  expect(link.sent).toHaveLength(2)
  expect(model.busy).toBe(false)
})

it('a refusal ends the queue', async () => {
  for (const press of [blue, blue]) model.act(press)
  await link.reply(false)
  expect(model.busy).toBe(false)
  model.receive(position(commit('2')))
  expect(link.sent).toHaveLength(1)
})

it('the die stays where it was put until the state is here', async () => {
  model.act(blue)
  await link.reply()
  expect(model.pending).toEqual([blue])
  model.receive(position(commit('2')))
  expect(model.pending).toEqual([])
})

it('without a connection a press says so and gives nothing; back again the words go', () => {
  link.status = 'offline'
  model.act(blue)
  expect(model.sheet?.title).toBe('No connection')
  expect(model.busy).toBe(false)
  link.status = 'online'
  model.receive(position(commit('1')))
  expect(model.sheet).toBeNull()
  expect(model.remark, 'a line that is back at once leaves no time to read them').toContain('did not count')
})

it('what did not count is also told to somebody who looks from another seat when the line is back', () => {
  link.status = 'offline'
  model.act(blue)
  link.status = 'online'
  const back = position(commit('1'))
  model.receive({ ...back, me: { ...back.me, seats: [0, 1], seat: 1 } })
  expect(model.remark).toContain('did not count')
})

it('an answer that has arrived although the line broke is not said to be lost', () => {
  link.status = 'offline'
  model.act(blue)
  link.status = 'online'
  model.receive(position(commit('2')))
  expect(model.remark).toBeNull()
})

it('nothing is answered while dice are in the air or a phase is played back', () => {
  model.moves(500)
  model.act(blue)
  expect(model.rested).toBe(false)
  expect(model.remark, 'and a press says so').not.toBeNull()
  model.moves(0)
  model.shown = {}
  model.act(blue)
  expect(link.sent).toHaveLength(0)
  model.shown = null
  model.act(blue)
  expect(link.sent).toHaveLength(1)
})

it('settles for a moment when the question becomes another one, and not when it goes on', async () => {
  const line: Line = { n: 0, name: 'fact', text: '', rule: '', things: {}, values: {}, sound: '', why: false }
  model.settling = 0
  model.receive({ ...position(commit('2')), log: [line] })
  expect(model.settling).toBe(0)
  await comes(question('3', 'Apply', [done]))
  expect(model.settling).toBeGreaterThan(0)
  model.settling = 0
  model.act(done)
  await link.reply()
  model.receive(position(question('4', 'Apply', [done])))
  expect(model.settling, 'asked again, but the last one was done with').toBeGreaterThan(0)
})

it('settles when the question comes back where the button to skip was', () => {
  model.settling = 0
  model.shown = {}
  model.skip()
  expect(model.settling).toBeGreaterThan(0)
})

it('counts the moment from when the question is drawn', () => {
  vi.useFakeTimers()
  let draw = () => {}
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (draw = then))
  model.receive(position(question('3', 'Apply', [done])))
  vi.advanceTimersByTime(1000)
  expect(model.settling, 'a busy device has drawn nothing yet').toBeGreaterThan(0)
  draw()
  vi.advanceTimersByTime(1000)
  expect(model.settling).toBe(0)
  vi.stubGlobal('requestAnimationFrame', undefined)
  vi.useRealTimers()
})

it('what is pressed before its preview has come, and turns out to lose the game, is asked for again', async () => {
  model.receive(position(commit('2')))
  model.act(done)
  expect(model.busy).toBe(true)
  expect(link.sent, 'nobody knows yet what it means').toHaveLength(0)
  model.foresee({ type: 'preview', decision: '2', options: {}, open: {}, outlook: {}, idle: [], fatal: [done.action] })
  await new Promise((resolve) => setTimeout(resolve))
  expect(model.confirming).toEqual(done)
  expect(link.sent).toHaveLength(0)
  model.confirm()
  expect(link.sent).toHaveLength(1)
})

it('what is pressed before its preview has come, and is harmless, is sent then', async () => {
  model.receive(position(commit('2')))
  model.act(done)
  model.foresee(foreseen('2'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(link.sent).toEqual([{ decision: '2', action: done.action }])
})

it('what loses the game for certain is asked for again', () => {
  model.foresee({ type: 'preview', decision: model.decision!.id, options: {}, open: {}, outlook: {}, idle: [], fatal: [done.action] })
  model.act(done)
  expect(model.confirming).toEqual(done)
  expect(link.sent).toHaveLength(0)
  model.confirm()
  expect(model.confirming).toBeNull()
  expect(link.sent).toHaveLength(1)
})
