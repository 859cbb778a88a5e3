import { describe, expect, it } from 'vitest'
import type { Choice, Line } from '../../lib/wire'
import { inFigures, inLoss, lossBy, percent } from './forecast'
import { ring } from './layout'
import { dieIn, districtOf, inBar, inDistrict, optionForDie, symbolsIn } from './options'
import { actionsOf, change, passagesOf, phaseIn } from './phase'
import { resultOf } from './results'
import { columns, goneKinds, numbered } from './rolls'
import type { DieView, ReckonersView } from './view'

let n = 0
const line = (key: string, values: Record<string, number> = {}, slots: Record<string, unknown> = {}, rule = 'RK-61'): Line => ({
  n: n++, key, text: key, rule, slots, values,
})
const showing = (kind: string, symbol: string) => ['die-showing', { die: [`die-${kind}`, {}], face: [`symbol-${symbol}`, {}] }]
const choice = (key: string, slots: Record<string, unknown> = {}, action = 0): Choice => ({ key, slots, text: key, action })
const die = (kind: DieView['kind'], ...symbols: DieView['symbols']): DieView => ({ kind, symbols })

describe('the ring', () => {
  it.each([
    [3, 'middle right left'],
    [4, 'middle right middle left'],
    [5, 'middle right right left left'],
    [6, 'middle right right middle left left'],
    [7, 'middle right right right left left left'],
  ])('of %i districts goes clockwise', (count, order) => {
    const places = ring(count)
    expect(places.map((each) => each.column).join(' ')).toBe(order)
    const left = places.filter((each) => each.column === 'left').map((each) => each.row)
    expect(left).toEqual([...left].sort((a, b) => b - a))
  })
})

describe('options', () => {
  it('are found by their district, in the order of their keys', () => {
    const at = { district: ['district-the-loop', {}] }
    const options = [choice('act-contain', at, 1), choice('act-attack', at, 2), choice('act-attack', { district: ['district-still-pier', {}] }, 3)]
    expect(inDistrict(options, 'the-loop', ['act-attack', 'act-contain']).map((each) => each.action)).toEqual([2, 1])
    expect(districtOf(options[2]!)).toBe('still-pier')
  })

  it('name dice by kind and face', () => {
    const double = ['die-showing', { die: ['die-red', {}], face: ['face', { symbols: [['symbols', { symbol: ['symbol-attack', {}], n: 2 }]] }] }]
    expect(dieIn(double)).toEqual(die('red', 'attack', 'attack'))
    expect(dieIn(['die-blue', {}])).toEqual(die('blue'))
    expect(symbolsIn(['symbol-plan', {}])).toEqual(['plan'])
    const keep = choice('act-keep', { die: double })
    expect(optionForDie([keep], die('red', 'attack', 'attack'))).toBe(keep)
    expect(optionForDie([keep], die('red', 'attack'))).toBeUndefined()
  })

  it('that have no place on the board are in the bar', () => {
    expect(['done-Spend', 'act-roll', 'act-faith', 'act-resume', 'act-money', 'act-plan', 'act-refresh'].every((key) => inBar(choice(key)))).toBe(true)
    expect(inBar(choice('act-die'))).toBe(false)
  })
})

describe('what follows', () => {
  it('is read from the facts', () => {
    const facts = [line('log-epic-attacked', { left: 0 }), line('log-defeated')]
    expect(resultOf(facts)).toEqual({ health: 0, defeated: true })
    expect(resultOf([line('log-researched', { left: 0 }), line('log-weakened', { health: 3 })])).toEqual({ research: 0, weakened: true, health: 3 })
    expect(resultOf(null)).toEqual({})
  })

  it('of the coming phase is a figure or a range', () => {
    const forecast = { losses: { lullaby: { '3': 0.5, '5': 0.5 } } } as never
    expect(inFigures(lossBy(forecast, 'lullaby')!)).toBe('3–5')
    expect(lossBy(forecast, 'steelheart')).toBeNull()
    expect([inLoss({ least: 3, most: 5 }), inLoss({ least: 0, most: 0 }), inLoss(null)]).toEqual(['−3–5', '0', '0'])
    expect([percent(0.001), percent(0.999), percent(1)]).toEqual([1, 99, 100])
  })
})

describe('the dice of a tray', () => {
  it('lie in the column of the roll in which they were kept', () => {
    const log = [
      line('log-round-began', { round: 1 }),
      line('log-rolled', { seat: 0, roll: 1 }, { die: showing('blue', 'contain') }),
      line('log-kept', { seat: 0 }, { die: showing('blue', 'contain') }),
      line('log-kept', { seat: 1 }, { die: showing('basic', 'plan') }),
      line('log-rolled', { seat: 0, roll: 2 }, { die: showing('basic', 'plan') }),
      line('log-die-taken', { seat: 0 }, { die: showing('basic', 'money') }),
    ]
    const { rolls, used } = columns(log, 0, [die('blue', 'contain'), die('basic', 'plan')], ['basic', 'red'])
    expect(rolls).toEqual([[die('blue', 'contain')], [die('basic', 'plan')], []])
    expect(used).toEqual([die('basic', 'money'), die('red')])
  })

  it('are known when they are gone, and keep their names while they move', () => {
    expect(goneKinds(['basic', 'basic', 'blue'], [die('basic', 'plan')])).toEqual(['basic', 'blue'])
    const [marked, rolled] = numbered([die('blue', 'plan')], [die('blue', 'plan')])
    expect(marked![0]!.key).not.toBe(rolled![0]!.key)
  })
})

describe('the Epics phase', () => {
  const epic = (id: string) => ({ epic: [`card-${id}`, {}] })
  const phase = [
    line('log-activated', { epic: 3, actions: 1 }, epic('digzone'), 'RK-55'),
    line('log-population-lost', { n: 2, left: 30 }, { cause: ['card-digzone', {}], line: ['log-population-lost', { n: 2, left: 30 }] }),
    line('log-bracket-moved', { epic: 3, actions: 2 }, epic('digzone'), 'RK-56'),
    line('log-steelheart-activated', {}, {}, 'RK-58'),
    line('log-population-lost', { n: 4, left: 26 }),
    line('log-steelheart-moved', { n: 1, district: 1 }, {}, 'RK-58'),
  ]

  it('ends where the next round begins, and the set-up is none', () => {
    expect(phaseIn([line('log-bought'), ...phase, line('log-round-began'), line('log-rolled')])).toEqual(phase)
    expect(phaseIn([line('log-epic-appeared', {}, {}, 'RK-06')])).toEqual([])
  })

  it('is told Epic by Epic with the running loss', () => {
    const passages = passagesOf(actionsOf(phase), 32)
    expect(passages.map(({ who, loss, left }) => [who, loss, left])).toEqual([['digzone', 2, 30], ['steelheart', 4, 26]])
  })

  it('changes the city by one fact after the other', () => {
    const city = {
      population: 32,
      districts: [{ id: 'a', epic: { id: 'digzone', bracket: 1 }, steelheart: true }, { id: 'b', epic: null, steelheart: false }],
      steelheart: { district: 0, tracks: {} },
    } as unknown as ReckonersView
    const after = phase.reduce((now, each) => change(now, each, now, () => undefined), city)
    expect(after.population).toBe(26)
    expect(after.districts[0]!.epic!.bracket).toBe(2)
    expect(after.districts.map((each) => each.steelheart)).toEqual([false, true])
    expect(city.population).toBe(32)
  })
})
