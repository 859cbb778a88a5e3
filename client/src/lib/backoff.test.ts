import { expect, it } from 'vitest'
import { backOff } from './backoff'

it('waits longer after each try, never longer than fifteen seconds', () => {
  const most = [0, 1, 2, 3, 10, 1000].map((tries) => backOff(tries, () => 1))
  expect(most).toEqual([400, 800, 1600, 3200, 15_000, 15_000])
})

it('spreads the pages that lost the same server', () => {
  expect(backOff(2, () => 0)).toBe(800)
  expect(backOff(2, () => 0.5)).toBe(1200)
})
