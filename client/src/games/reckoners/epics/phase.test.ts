import { expect, it } from 'vitest'
import type { Line } from '../../../lib/wire'
import type { DeedView, View } from '../view'
import { fall } from './fall'
import { actionsOf, litBy, passagesOf } from './phase'

let n = 0
const line = (name: string, rule = 'RK-61', values: Line['values'] = {}, things: Line['things'] = {}): Line => ({ n: n++, name, text: name, rule, things, values, sound: '' })
const deed = (name: DeedView['do'], count = 1, what: string | null = null): DeedView => ({ do: name, n: count, what })
const loses = (count: number, rule = 'RK-61') => line('population-lost', rule, { n: count })
const track = [deed('fortify'), deed('attack'), deed('barricade', 2), deed('attack', 2)]
const steelheart = { tracks: { red: { bracket: 3, group: 2, track: Array(4).fill(deed('reinforce')) }, yellow: { bracket: 1, group: 0, track: [deed('attack', 2), deed('attack')] }, white: { bracket: 0, group: 0, track: [deed('discover')] } } }
const city = { districts: [{ epic: { id: 'lullaby', track } }], steelheart } as unknown as View
const lit = (...phase: Line[]) => {
  const actions = actionsOf(phase, () => ({ id: 'lullaby' }) as never)
  return litBy(actions, actions.map(() => city))
}

it('lights the sign of an Epic that each fact comes from', () => {
  const signs = lit(
    line('activated', 'RK-55'), line('fortify-failed', 'RK-59'), loses(1, 'RK-59'), loses(1),
    line('barricade-added', 'RK-63'), line('barricade-added', 'RK-63'), line('bracket-moved', 'RK-56'), line('last-action-again', 'RK-57'), loses(2), loses(2),
  )
  expect(signs.map((each) => each?.place ?? null)).toEqual([0, 0, 1, 2, 2, null, null, 3, 3])
})

it('lights Steelheart’s tracks one after the other', () => {
  const named = (name: string) => line('track-activated', 'RK-58', {}, { track: `track ${name}` })
  const signs = lit(line('steelheart-activated'), named('red'), line('enforcement-added', 'RK-66', { n: 2 }), line('enforcement-added', 'RK-66', { n: 1 }), named('yellow'), loses(2))
  expect(signs).toEqual([null, { track: 'red', place: 1 }, { track: 'red', place: 2 }, null, { track: 'yellow', place: 0 }])
})

it('the line of the Population falls action by action', () => {
  const [passage] = passagesOf(actionsOf([line('activated'), loses(2), line('fortified'), loses(2)], () => ({ id: 'lullaby' }) as never), 10)
  expect(fall(passage!, 0, 1, 6, 10)).toBe('M0 0H0.5V0.5H1')
  expect(fall(passage!, 1, 3, 6, 10)).toBe('M1 0.5H1.5V0.5H2H2.5V1H3')
})
