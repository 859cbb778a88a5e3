import { expect, it } from 'vitest'
import type { State } from '../lib/wire'
import { mayLetBotPlay, timeLeft } from './leaving'

const seat = { name: '', who: 'human', present: true, asked: false, replaced: false, open: false, taken: true, away: null, out: false, place: 0 }
const host = { ...seat, seat: 0, host: true }
const guest = { ...seat, seat: 1, host: false }

const seen = (first: object, me: object) =>
  ({ table: { seats: [{ ...host, ...first }, guest] }, me: { seats: [1], host: false, ...me } }) as unknown as State

it('counts down to nothing, and only for who is away', () => {
  expect(timeLeft({ ...guest, away: 12 }, 5)).toBe(7)
  expect(timeLeft({ ...guest, away: 12 }, 50)).toBe(0)
  expect(timeLeft(guest, 50)).toBeNull()
})

it('lets guests put a bot in a seat only when the host has left', () => {
  expect(mayLetBotPlay(seen({}, {}), 0)).toBe(false)
  expect(mayLetBotPlay(seen({ away: 12 }, {}), 11)).toBe(false)
  expect(mayLetBotPlay(seen({ away: 12 }, {}), 12)).toBe(true)
  expect(mayLetBotPlay(seen({ replaced: true }, {}), 0)).toBe(true)
  expect(mayLetBotPlay(seen({ replaced: true }, { seats: [] }), 0)).toBe(false)
  expect(mayLetBotPlay(seen({}, { host: true, seats: [0] }), 0)).toBe(true)
})
