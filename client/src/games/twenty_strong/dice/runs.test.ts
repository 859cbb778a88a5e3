import { expect, it } from 'vitest'
import type { Line } from '../../../lib/wire'
import { joins } from './runs'

const line = (name: string, things: Line['things'] = {}): Line => ({
  n: 0, name, text: '', rule: '', things: { die: 'die red hit', ...things }, values: {}, sound: '', why: false,
})

it('dice that are rolled one after the other are one line', () => {
  expect(joins(line('rolled'), line('rolled'))).toBe(true)
  expect(joins(line('rolled'), line('committed'))).toBe(false)
})

it('dice on two cards are two lines', () => {
  const applied = (enemy: string) => line('applied', { enemy })
  expect(joins(applied('enemy 1'), applied('enemy 1'))).toBe(true)
  expect(joins(applied('enemy 1'), applied('enemy 2'))).toBe(false)
})

it('a card that rolls is told in full', () => {
  const caused = line('rolled', { cause: 'card slate-cat' })
  expect(joins(caused, caused)).toBe(false)
})
