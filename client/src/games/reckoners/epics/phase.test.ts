import { expect, it } from 'vitest'
import type { Line } from '../../../lib/wire'
import { fall } from './fall'
import { actionsOf, passagesOf } from './phase'

let n = 0
const line = (name: string, rule = 'RK-61', values: Line['values'] = {}, things: Line['things'] = {}): Line => ({ n: n++, name, text: name, rule, things, values, sound: '', why: false })
const loses = (count: number, rule = 'RK-61') => line('population-lost', rule, { n: count })

it('the line of the Population falls action by action', () => {
  const [passage] = passagesOf(actionsOf([line('activated'), loses(2), line('fortified'), loses(2)], () => ({ id: 'lullaby' }) as never), 10)
  expect(fall(passage!, 0, 1, 6, 10)).toBe('M0 0H0.5V0.5H1')
  expect(fall(passage!, 1, 3, 6, 10)).toBe('M1 0.5H1.5V0.5H2H2.5V1H3')
})
