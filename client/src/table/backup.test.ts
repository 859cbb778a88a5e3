import { beforeEach, expect, it, vi } from 'vitest'
import { deeds } from '../lib/deeds'
import { secrets } from '../lib/keys'

const house = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../lib/carrier', () => ({ alone: true, carrier: () => Promise.resolve(house) }))
const { openFile, saveTables } = await import('./backup')

const LINE = '{"ludotek":"table","format":1,"digest":"","table":{}}\n'
const said = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return Promise.resolve({ status, text: () => Promise.resolve(text) })
}
const came = (what: string, table = 'a') => said(200, { table, key: `key of ${table}`, game: 'g', what })
const held = ['a', 'b', 'c'].map((table) => ({ table, key: 'k', watching: false }))

beforeEach(() => {
  const store = new Map<string, string>()
  const storage = { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, value: string) => void store.set(name, value) }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  house.ask.mockReset()
})

it('saves what can be saved, and says what stays', async () => {
  const deed = { table: 'x', game: 'g', at: 1, result: 'won', counts: true, numbers: {}, figures: {}, facts: {}, earned: ['first'] }
  localStorage.setItem('ludotek.deeds', JSON.stringify([deed]))
  house.ask.mockReturnValueOnce(said(200, LINE)).mockReturnValueOnce(said(403, { code: 'others-play' })).mockReturnValueOnce(said(404, { code: 'no-such-table' }))
  const { file, saved, left } = await saveTables(held)
  expect([saved, left]).toEqual([1, 1])
  const [head, ...lines] = (await file.text()).split('\n')
  expect(JSON.parse(head!)).toEqual({ ludotek: 'backup', format: 1, tables: 1, deeds: [deed] })
  expect(lines).toEqual([LINE.trim(), ''])
})

it('opens each table, keeps its secret, and counts what came of it', async () => {
  house.ask.mockReturnValueOnce(came('new')).mockReturnValueOnce(came('older', 'b')).mockReturnValueOnce(said(400, { code: 'backup-damaged', text: 'Damaged.' }))
  const head = JSON.stringify({ ludotek: 'backup', format: 1, tables: 5, deeds: [{ table: 'x' }, null] })
  const opened = await openFile(new Blob([head, '\n', LINE, LINE, LINE]), 'en')
  expect(opened?.came).toEqual({ new: 1, newer: 0, same: 0, older: 1 })
  expect([...opened!.refused]).toEqual([['Damaged.', 1]])
  expect(opened?.missing).toBe(2)
  expect(secrets().map(({ table, key }) => [table, key])).toEqual([['b', 'key of b'], ['a', 'key of a']])
  expect(deeds()).toEqual([])
})

it('asks again where it has asked too fast', async () => {
  vi.useFakeTimers()
  house.ask.mockReturnValueOnce(said(429, { code: 'too-fast' })).mockReturnValueOnce(came('same'))
  const opening = openFile(new Blob([LINE]), 'en')
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect((await opening)?.came.same).toBe(1)
})

it('knows a file that is something else, and asks nobody', async () => {
  for (const text of ['', 'hello', '{"ludotek":1,"game":"untamed"}\n', '[1]'])
    expect(await openFile(new Blob([text]), 'en')).toBeNull()
  expect(house.ask).not.toHaveBeenCalled()
})
