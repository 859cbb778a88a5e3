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
