import { describe, expect, it } from 'vitest'
import type { Line, Moment } from '../../lib/wire'
import { told } from './told'

const line = (n: number): Line => ({ n, name: 'fact', text: `line ${n}`, rule: '', things: {}, values: {}, sound: '', why: false })
const moment = (n: number, ...lines: number[]): Moment => ({ n, seat: 0, text: '', lines: lines.map(line) })
const replay = { moments: [moment(0, 0), moment(1, 1, 2), moment(2), moment(3, 3)] }

describe('what the log is told in a replay', () => {
  it('is only the news when one goes on by a step', () => {
    expect(told(replay, 1, 0)).toEqual({ log: [line(1), line(2)], log_from: 1, moved: true })
  })

  it('is the whole story after a jump, back or forth', () => {
    expect(told(replay, 3, 0)).toMatchObject({ log_from: 0, moved: false })
    expect(told(replay, 3, 0).log).toHaveLength(4)
    expect(told(replay, 0, 1).log).toEqual([line(0)])
    expect(told(replay, 0, -1)).toMatchObject({ moved: false })
  })

  it('is the whole story where a step has no lines', () => {
    expect(told(replay, 2, 1)).toMatchObject({ log_from: 0, moved: false })
  })
})
