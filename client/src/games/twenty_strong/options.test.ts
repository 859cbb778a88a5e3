import { describe, expect, test } from 'vitest'
import type { Choice, Line } from '../../lib/wire'
import { bySpot, spotOf, targetsOf, tells } from './options'

const die = (colour: string, face = 'no-face') => ['die', { colour: [`colour-${colour}`, {}], face }]
const card = (id: string) => [`card-${id}`, {}]
const said = (key: string, slots = {}): Choice => ({ key, slots, text: '', action: 0 })

describe('every option has its place', () => {
  test.each([
    ['act-commit', { die: die('blue') }, 'pool blue'],
    ['act-recover', { die: die('red') }, 'exhausted red'],
    ['act-apply', { die: die('blue', 'crit'), card: card('soot-moths'), damage: 2 }, 'apply soot-moths blue crit'],
    ['act-pick-pool', { die: die('yellow') }, 'pool yellow'],
    ['act-pick-unapplied', { die: die('green', 'miss') }, 'active green miss'],
    ['act-pick-exhausted', { die: die('purple') }, 'exhausted purple'],
    ['act-pick-applied', { die: die('green', 'hit'), card: card('slate-cat') }, 'on slate-cat green hit'],
    ['act-enemy', { card: card('slate-cat') }, 'enemy slate-cat'],
    ['act-after-effect', { card: card('slate-cat') }, 'enemy slate-cat'],
    ['act-gain', { card: card('slate-cat') }, 'enemy slate-cat'],
    ['act-use', { card: card('paper-ghost') }, 'item paper-ghost'],
    ['act-item', { card: card('paper-ghost') }, 'item paper-ghost'],
    ['act-drop', { card: card('paper-ghost') }, 'drop paper-ghost'],
    ['act-activate', { stack: 2, card: card('slate-cat') }, 'stack 2'],
    ['act-activate-hidden', { stack: 1 }, 'stack 1'],
    ['act-stack', { stack: 3, card: card('slate-cat') }, 'stack 3'],
    ['act-stack-hidden', { stack: 3 }, 'stack 3'],
    ['act-empty-stack', { stack: 1 }, 'stack 1'],
    ['act-peace', { stack: 2, card: card('slate-cat') }, 'peace 2'],
    ['act-peace-hidden', { stack: 2 }, 'peace 2'],
    ['act-ability', { card: card('doctor-tansy') }, 'hero'],
    ['act-chip', { cost: 1 }, 'chip'],
    ['act-begin-endgame', {}, 'boss'],
    ['act-again', {}, 'bar'],
    ['act-take', {}, 'bar'],
    ['done-Commit', {}, 'bar'],
    ['done-ChooseWhether', {}, 'bar'],
    ['act-mode', { text: 'Lose 1 Health.' }, 'list'],
    ['act-order', { what: ['order-reward', { card: card('slate-cat') }] }, 'list'],
    ['act-unknown', { action: 7 }, 'list'],
  ])('%s', (key, slots, spot) => {
    expect(spotOf(said(key, slots))).toBe(spot)
  })
})

test('the first option of a spot counts', () => {
  const first = { ...said('act-use', { card: card('paper-ghost') }), action: 1 }
  const second = { ...said('act-item', { card: card('paper-ghost') }), action: 2 }
  expect(bySpot([first, second]).get('item paper-ghost')).toBe(first)
})

test('a die has targets by its colour and face', () => {
  const options = [
    said('act-apply', { die: die('blue', 'crit'), card: card('slate-cat'), damage: 2 }),
    said('act-apply', { die: die('blue', 'hit'), card: card('slate-cat'), damage: 1 }),
    said('act-apply', { die: die('blue', 'hit'), card: card('soot-moths'), damage: 1 }),
    said('done-Apply'),
  ]
  expect([...targetsOf(options, { colour: 'blue', face: 'hit' }).keys()]).toEqual(['slate-cat', 'soot-moths'])
  expect(targetsOf(options, { colour: 'red', face: 'hit' }).size).toBe(0)
})

test('a line with a cause is read through it', () => {
  const line = (key: string, slots: object) => ({ n: 0, key, slots, text: '', rule: '', values: {} }) as Line
  const plain = line('log-defeated', { card: card('slate-cat') })
  const caused = line('log-defeated', { cause: card('paper-ghost'), line: ['log-defeated', { card: card('soot-moths') }] })
  expect(tells([plain], 'log-defeated', 'slate-cat')).toBe(true)
  expect(tells([caused], 'log-defeated', 'soot-moths')).toBe(true)
  expect(tells([caused], 'log-defeated', 'paper-ghost')).toBe(false)
  expect(tells([caused], 'log-damaged', 'soot-moths')).toBe(false)
})
