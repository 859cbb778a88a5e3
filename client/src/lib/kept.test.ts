import { expect, it } from 'vitest'
import { kept } from './kept'

const card = (id: string, damage = 0) => ({ id, damage, texts: [`text of ${id}`] })

it('what says the same is the same, at any depth', () => {
  const before = { seat: 0, cards: [card('wolf'), card('bear')], deck: { count: 3 } }
  expect(kept(before, structuredClone(before))).toBe(before)
  const now = kept(before, { seat: 0, cards: [card('wolf'), card('bear', 2)], deck: { count: 3 } })
  expect(now).toEqual({ ...before, cards: [card('wolf'), card('bear', 2)] })
  expect(now.deck).toBe(before.deck)
  expect(now.cards[0]).toBe(before.cards[0])
  expect(now.cards[1]!.texts).toBe(before.cards[1]!.texts)
})

it('what is another thing, or is missing, is new', () => {
  expect(kept({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
  expect(kept({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b')
  expect(kept([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 })
  expect(kept({ a: 1 }, null)).toBeNull()
  expect(kept(null, [1])).toEqual([1])
})

it('what has moved in a list is still the same, and what is there twice is two things', () => {
  const [wolf, bear, twin] = [card('wolf'), card('bear'), card('bear')]
  const moved = kept([wolf, bear], [card('owl'), card('wolf'), card('bear')])
  expect(moved.map((each) => each.id)).toEqual(['owl', 'wolf', 'bear'])
  expect(moved[1]).toBe(wolf)
  expect(moved[2]).toBe(bear)
  const left = kept([wolf, bear, twin], [card('bear'), card('bear')])
  expect(left).toEqual([bear, twin])
  expect(left[0]).not.toBe(left[1])
})
