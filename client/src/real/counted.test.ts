import { expect, it } from 'vitest'
import { counted } from './counted'

it('tells of each kind of dice once, in the order in which they come', () => {
  expect(counted(['red', 'red', 'blue', 'red'])).toEqual([['red', 3], ['blue', 1]])
  expect(counted([])).toEqual([])
})
