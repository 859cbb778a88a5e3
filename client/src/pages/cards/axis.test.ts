import { expect, test } from 'vitest'
import { at, places } from './axis'

test('a value lies between the ends of its axis', () => {
  expect([-0.2, 0, 0.2, 0.6].map((each) => at(each, [-0.2, 0.2]))).toEqual([0, 50, 100, 100])
  expect(at(3, [3, 3])).toBe(50)
})

test('values that would lie on each other are one', () => {
  expect(places([0, 0.001, 0.5, 1], [0, 1])).toEqual([0, 50, 100])
})
