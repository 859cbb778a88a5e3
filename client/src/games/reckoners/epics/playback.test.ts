import { expect, it, vi } from 'vitest'
import type { Line } from '../../../lib/wire'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('navigator', { languages: ['en'] })
const { FixtureModel } = await import('../../../table/fixture')
const { Playback } = await import('./playback.svelte')

const line = (n: number, name: string, values: Line['values'] = {}, rule = 'RK-61'): Line => ({ n, name, text: name, rule, things: {}, values, sound: '', why: false })
const city = (round: number, population: number) =>
  ({ round, population, districts: [], steelheart: { district: 0, tracks: {} }, base: { moved: 0, length: 9 } }) as never

it('what comes after an Epics phase, the end above all, waits until it was shown', () => {
  vi.useFakeTimers()
  const model = new FixtureModel({ view: city(3, 20), log: [line(0, 'bought')] })
  const show = new Playback(model)
  show.receive(model.view)
  expect(model.shown).toBeNull()
  const fallen = line(1, 'population-lost', { n: 20, left: 0 })
  model.show({ view: city(3, 0), log: [line(0, 'bought'), line(1, 'steelheart-activated'), { ...fallen, n: 2 }, line(3, 'lost')], moved: true, unfolding: { 1: {}, 2: { population: 0, sign: { track: 'yellow', place: 1 } } } })
  show.receive(model.view)
  expect(model.shown.population).toBe(20)
  expect(show.city?.population).toBe(20)
  expect(show.lit('steelheart', 'yellow')).toBe(-1)
  show.next()
  expect(show.city?.population).toBe(0)
  expect(show.lit('steelheart', 'yellow')).toBe(1)
  expect(show.lit('steelheart', 'white')).toBe(-1)
  expect(show.lit('steelheart')).toBe(-1)
  vi.runAllTimers()
  expect(show.on).toBe(false)
  expect(model.shown).toBeNull()
})

it('a phase in which much happens does not keep the table waiting for longer than 20 seconds', () => {
  vi.useFakeTimers()
  const model = new FixtureModel({ view: city(3, 90), log: [] })
  const show = new Playback(model)
  show.receive(model.view)
  const losses = Array.from({ length: 80 }, (_, n) => line(n, 'population-lost', { n: 1, left: 89 - n }))
  model.show({ view: city(3, 10), log: losses, moved: true, unfolding: Object.fromEntries(losses.map(({ n }) => [n, { population: 89 - n }])) })
  show.receive(model.view)
  vi.advanceTimersByTime(19_000)
  expect(show.on).toBe(true)
  vi.advanceTimersByTime(1_100)
  expect(show.on).toBe(false)
})
