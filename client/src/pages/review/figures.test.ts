import { describe, expect, it } from 'vitest'
import { addingUp } from './figures'

describe('whole percent', () => {
  it('add up to the result', () => {
    expect(addingUp(0.394, [0.004, 0.004, 0.598])).toEqual([1, 0, 60])
    expect(addingUp(0.5, [-0.333, 0.111, -0.278])).toEqual([-33, 11, -28])
  })

  it('tell nothing of what did not change', () => {
    expect(addingUp(0.125, [0, 0, 0.875])).toEqual([0, 0, 87])
  })
})
