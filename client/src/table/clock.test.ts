import { expect, it } from 'vitest'
import { frame } from '../lib/shelves'
import { speak } from '../lib/words.svelte'
import { readClock } from './clock'

await speak('en', frame)

it('shows seconds, hours or whole days, and never less than nothing', () => {
  expect(readClock(65)).toBe('1:05')
  expect(readClock(3600 + 62)).toBe('1:01:02')
  expect(readClock(2 * 86_400 + 5)).toBe('2 days')
  expect(readClock(-3)).toBe('0:00')
})
