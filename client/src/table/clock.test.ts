import { expect, it } from 'vitest'
import { readClock } from './clock'

const days = (n: number) => `${n} d`

it('shows seconds, hours or whole days, and never less than nothing', () => {
  expect(readClock(65, days)).toBe('1:05')
  expect(readClock(3600 + 62, days)).toBe('1:01:02')
  expect(readClock(2 * 86_400 + 5, days)).toBe('2 d')
  expect(readClock(-3, days)).toBe('0:00')
})
