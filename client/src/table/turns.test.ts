import { expect, it } from 'vitest'
import { Turns } from './turns'

it('a turn begins after one has handed it over, not when a step of another has only taken the question away', () => {
  const turns = new Turns()
  expect(turns.begins('q1', null, 0)).toBe(false) // the page was opened in one's own turn
  expect(turns.begins(null, null, 100)).toBe(false) // Tia takes a die
  expect(turns.begins('q2', null, 400)).toBe(false)
  expect(turns.begins('q3', 'q2', 500)).toBe(false) // one's own step
  expect(turns.begins(null, 'q3', 600)).toBe(false)
  expect(turns.begins(null, 'q3', 900)).toBe(false)
  expect(turns.begins('q4', 'q3', 1200)).toBe(true)
})

it('a turn begins for who came while others played, and for who has waited for long', () => {
  const turns = new Turns()
  expect(turns.begins(null, null, 0)).toBe(false)
  expect(turns.begins('q1', null, 10)).toBe(true)
  expect(turns.begins(null, null, 20)).toBe(false)
  expect(turns.begins('q2', null, 20_000)).toBe(true)
})

it('what others are asked within the reader’s own turn hands nothing over, unless it takes long', () => {
  const turns = new Turns()
  expect(turns.begins('q1', null, 0, '4')).toBe(false)
  expect(turns.begins(null, 'q1', 100, '4')).toBe(false) // the bot is asked about Rally
  expect(turns.begins('q2', 'q1', 900, '4')).toBe(false)
  expect(turns.begins(null, 'q2', 1000, null)).toBe(false) // the bot's turn
  expect(turns.begins('q3', 'q2', 4000, '6')).toBe(true)
  expect(turns.begins(null, 'q3', 5000, '6')).toBe(false)
  expect(turns.begins('q4', 'q3', 20_000, '6')).toBe(true) // a friend has thought for long
})
