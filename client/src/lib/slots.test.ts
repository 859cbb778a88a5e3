import { expect, it } from 'vitest'
import { idIn, slotKey, within } from './slots'

it('finds the card and the die that a sentence is about', () => {
  expect(idIn(['card-soot-moths', {}])).toBe('soot-moths')
  expect(idIn(['die', { colour: ['colour-blue', {}] }])).toBeNull()
  expect(slotKey('crit')).toBe('crit')
  expect(slotKey(within(['die', { colour: ['colour-blue', {}] }]).colour)).toBe('colour-blue')
  expect(within(3)).toEqual({})
})
