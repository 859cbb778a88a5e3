import { expect, it } from 'vitest'
import type { WishPart } from '../lib/wire'
import { changed, type Counts, mayGrow, wishOf } from './wish'

const parts: WishPart[] = ['money', 'plan'].map((name) => ({ name, text: name, most: 3 }))
const [money, plan] = parts as [WishPart, WishPart]

it('is put together part by part, and taken apart again', () => {
  let counts: Counts = {}
  expect(wishOf(counts, parts)).toBe('')
  for (const part of [plan, money, plan]) counts = changed(counts, part, 1)
  expect(wishOf(counts, parts)).toBe('1 money, 2 plan')
  counts = changed(counts, money, -1)
  expect(wishOf(counts, parts)).toBe('2 plan')
})

it('has no more in all than there may be, and of none fewer than nothing', () => {
  const full: Counts = { money: 1, plan: 2 }
  expect(mayGrow(full, money)).toBe(false)
  expect(changed(full, money, 1)).toBe(full)
  expect(changed({ plan: 1 }, money, -1)).toEqual({ plan: 1 })
})
