import { expect, it } from 'vitest'
import { Steady } from './steady'

const here = { x: 100, y: 100 }

it('the second half of a double click does not press the question that came in between', () => {
  const steady = new Steady()
  expect(steady.again(here, 0)).toBe(false)
  expect(steady.again({ x: 103, y: 99 }, 1)).toBe(true)
  expect(steady.again(here, 1), 'nor does the third').toBe(true)
  expect(steady.again(here, 0), 'later it does').toBe(false)
})

it('another place, or the same one after the pointer has left it, is pressed at once', () => {
  const steady = new Steady()
  steady.again(here, 0)
  expect(steady.again({ x: 300, y: 100 }, 1)).toBe(false)
  steady.moved({ x: 10, y: 10 })
  expect(steady.again({ x: 300, y: 100 }, 2)).toBe(false)
})

it('quick presses on the same thing all count once the first has met the new question', () => {
  const steady = new Steady()
  for (let n = 0; n < 4; n++) expect(steady.again(here, 1)).toBe(false)
  expect(steady.again(here, 2)).toBe(true)
})

it('by keys the place is the button', () => {
  const steady = new Steady()
  const [one, other] = [new EventTarget(), new EventTarget()]
  expect(steady.again(one, 1)).toBe(false)
  expect(steady.again(one, 2)).toBe(true)
  expect(steady.again(other, 2)).toBe(false)
})
