import { describe, expect, it } from 'vitest'
import type { CardInfo, Choice, Line } from '../../lib/wire'
import { inFigures, inLoss, lossBy, percent } from './epics/forecast'
import { ring } from './city/layout'
import { Hands } from './dice/hands.svelte'
import { inBar, spotOf, spots } from './options'
import { actionsOf, passagesOf } from './epics/phase'
import { stepOf } from './parts'
import { resultOf } from './results'
import { alike, columns, goneKinds, keptInOrder, numbered } from './dice/rolls'
import type { DieView } from './view'

let n = 0
const line = (name: string, values: Line['values'] = {}, things: Line['things'] = {}, rule = 'RK-61'): Line => ({
  n: n++, name, text: name, rule, things, values, sound: '', why: false,
})
const choice = (verb: string, things: Record<string, string> = {}, action = 0): Choice => ({ action, verb, things, numbers: {}, text: verb })
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
  it('lie where their verb and things say', () => {
    expect(spotOf(choice('attack', { district: 'district 1', epic: 'card digzone' }))).toBe(spots.in('attack', 1))
    expect(spotOf(choice('snipe', { district: 'district 0' }))).toBe(spots.in('enter', 0))
    expect(spotOf(choice('keep', { die: 'die red attack+attack' }))).toBe(spots.die(die('red', 'attack', 'attack')))
    expect(spotOf(choice('lose', { owner: 'seat 1', die: 'die red' }))).toBe(spots.owned('lose', 1, 'red'))
    expect(spotOf(choice('activate', { card: 'card emp' }))).toBe(spots.card('card', 'emp'))
    expect(spotOf(choice('contain-track', { track: 'track red' }))).toBe(spots.track('red'))
    expect(spotOf(choice('for', { seat: 'seat 2', reckoner: 'card tia' }))).toBe(spots.seat(2))
    expect(spotOf(choice('money'))).toBe('money')
  })

  it('that have no place on the board are in the bar', () => {
    expect(['done', 'roll', 'faith', 'resume', 'money', 'plan', 'refresh'].every((verb) => inBar(choice(verb)))).toBe(true)
    expect(inBar(choice('die'))).toBe(false)
  })
})

describe('what follows', () => {
  it('is read from the facts', () => {
    const facts = [line('epic-attacked', { left: 0 }), line('defeated')]
    expect(resultOf(facts)).toEqual({ health: 0, defeated: true })
    expect(resultOf([line('researched', { left: 0 }), line('weakened', { health: 3 })])).toEqual({ research: 0, weakened: true, health: 3 })
    expect(resultOf(null)).toEqual({})
  })

  it('of the coming phase is a figure or a range', () => {
    const forecast = { losses: { lullaby: { '3': 0.5, '5': 0.5 } } } as never
    expect(inFigures(lossBy(forecast, 'lullaby')!)).toBe('3…5')
    expect(lossBy(forecast, 'steelheart')).toBeNull()
    expect([inLoss({ least: 3, most: 5 }), inLoss({ least: 0, most: 0 }), inLoss(null)]).toEqual(['−3…5', '0', '0'])
    expect([percent(0.001), percent(0.999), percent(1)]).toEqual([1, 99, 100])
  })
})

describe('the dice of a tray', () => {
  it('lie in the column of the roll in which they were kept', () => {
    const log = [
      line('round-began', { round: 1 }),
      line('rolled', { seat: 0, roll: 1 }, { die: 'die blue contain' }),
      line('kept', { seat: 0 }, { die: 'die blue contain' }),
      line('kept', { seat: 1 }, { die: 'die basic plan' }),
      line('rolled', { seat: 0, roll: 2 }, { die: 'die basic plan' }),
      line('die-taken', { seat: 0 }, { die: 'die basic money' }),
    ]
    const { rolls, used } = columns(log, 0, [die('blue', 'contain'), die('basic', 'plan')], null, ['basic', 'red'], 3)
    expect(rolls).toEqual([[die('blue', 'contain')], [die('basic', 'plan')], []])
    expect(used).toEqual([die('basic', 'money'), die('red')])
  })

  it('are not among the used ones while they are in the hand', () => {
    const taken = ['money', 'research'].map((symbol) => line('die-taken', { seat: 0 }, { die: `die basic ${symbol}` }))
    const { used } = columns([line('round-began'), ...taken], 0, [], die('basic', 'research'), ['basic'], 3)
    expect(used).toEqual([die('basic', 'money')])
  })

  it('are known when they are gone, and keep their names while they move', () => {
    expect(goneKinds(['basic', 'basic', 'blue'], [die('basic', 'plan')])).toEqual(['basic', 'blue'])
    const [marked, rolled] = numbered([die('blue', 'plan')], [die('blue', 'plan')])
    expect(marked![0]!.key).not.toBe(rolled![0]!.key)
  })
})

describe('the Epics phase', () => {
  const epic = (id: string) => ({ epic: `card ${id}` })
  const named = (thing: string | undefined) => (thing === 'card digzone' ? ({ id: 'digzone' } as CardInfo) : undefined)
  const phase = [
    line('activated', { epic: 3, actions: 1 }, epic('digzone'), 'RK-55'),
    line('population-lost', { n: 2, left: 30 }, { cause: 'card digzone' }),
    line('bracket-moved', { epic: 3, actions: 2 }, epic('digzone'), 'RK-56'),
    line('steelheart-activated', {}, {}, 'RK-58'),
    line('population-lost', { n: 4, left: 26 }),
    line('steelheart-moved', { n: 1, district: 1 }, {}, 'RK-58'),
  ]

  it('is told Epic by Epic with the running loss', () => {
    const passages = passagesOf(actionsOf(phase, named), 32)
    expect(passages.map(({ who, loss, left }) => [who, loss, left])).toEqual([['digzone', 2, 30], ['steelheart', 4, 26]])
  })
})

describe('dice in the hand', () => {
  it('were kept in the order of the log, those of this roll only', () => {
    const kept = (...symbols: DieView['symbols']) => line('kept', { seat: 0 }, { die: `die basic ${symbols.join('+')}` })
    const log = [line('round-began'), kept('plan'), line('rolled', { seat: 0, roll: 2 }), kept('money'), kept('attack'), kept('contain')]
    const marked = [die('basic', 'attack'), die('basic', 'contain'), die('basic', 'money')]
    expect(keptInOrder(log, 0, marked)).toEqual(['money', 'attack', 'contain'].map((symbol) => `die die basic ${symbol}`))
  })

  it('are used together with what is left of the one that was begun', () => {
    const pressed: string[] = []
    const model = { seat: 0, busy: false, rested: true, state: { seq: 0, undo: { free: false } }, readonly: false }
    const hands = new Hands({
      model: model as never,
      view: { using: { seat: 0, symbols: ['attack'] } as never },
      mine: { dice: [die('basic', 'plan'), die('green', 'attack', 'attack')] } as never,
      may: () => ({}),
      press: (spot) => Boolean(pressed.push(spot)),
    })
    hands.useAll(die('green', 'attack', 'attack'), 'attack-steelheart')
    for (; hands.busy; model.state.seq++) hands.goOn()
    expect(pressed).toEqual(['attack-steelheart', 'die die green attack+attack', 'attack-steelheart', 'attack-steelheart'])
  })

  it('are alike if they show the same, whatever their colour', () => {
    const dice = [die('basic', 'money'), die('red', 'money'), die('red', 'money', 'money')]
    expect(alike(dice, die('blue', 'money'))).toEqual(dice.slice(0, 2))
  })
})

it('a game that is over stays where it ended: won while dice are used, lost while the Epics act', () => {
  expect(stepOf({ moment: 'over', population: 3 } as never)).toBe('use')
  expect(stepOf({ moment: 'over', population: 0 } as never)).toBe('epics')
  expect(stepOf({ moment: 'loot', population: 3 } as never)).toBe('loot')
})
