import { describe, expect, test } from 'vitest'
import type { Choice } from '../../lib/wire'
import { bySpot } from '../../board/spots'
import { enemyThing, spotOf, spots, targetsOf } from './options'

const named = (verb: string, things: Record<string, string> = {}): Choice => ({ action: 0, verb, things, numbers: {}, text: '' })

const none = { die: 'die blue no-face' }
const crit = { die: 'die blue crit' }
const enemy = { enemy: 'enemy 4' }
const item = { card: 'card paper-ghost' }

describe('every option has its place', () => {
  test.each([
    ['commit', none, spots.pool('blue')],
    ['recover', none, spots.exhausted('blue')],
    ['apply', { ...crit, ...enemy }, spots.apply('enemy 4', { colour: 'blue', face: 'crit' })],
    ['pick', { ...none, place: 'pool' }, spots.pool('blue')],
    ['pick', { ...crit, place: 'unapplied' }, spots.unapplied({ colour: 'blue', face: 'crit' })],
    ['pick', { ...none, place: 'exhausted' }, spots.exhausted('blue')],
    ['pick', { ...crit, place: 'enemy 4' }, spots.on('enemy 4', { colour: 'blue', face: 'crit' })],
    ['enemy', enemy, enemyThing({ uid: 4 })],
    ['after-effect', enemy, enemyThing({ uid: 4 })],
    ['gain', enemy, enemyThing({ uid: 4 })],
    ['use', item, spots.item('paper-ghost')],
    ['item', item, spots.item('paper-ghost')],
    ['drop', item, spots.drop('paper-ghost')],
    ['activate', { stack: 'stack 1' }, spots.stack(1)],
    ['stack', { stack: 'stack 1' }, spots.stack(1)],
    ['peace', { stack: 'stack 1' }, spots.peace(1)],
    ['ability', {}, 'hero'],
    ['chip', {}, 'chip'],
    ['begin-endgame', {}, 'boss'],
    ['again', {}, 'bar'],
    ['take', {}, 'bar'],
    ['done', {}, 'bar'],
    ['mode', { mode: 'mode 0' }, 'list'],
    ['order', { step: 'step 0', ...item }, 'list'],
    ['unknown', {}, 'list'],
  ])('%s %o', (verb, things, spot) => {
    expect(spotOf(named(verb, things))).toBe(spot)
  })
})

test('the first option of a spot counts', () => {
  const first = { ...named('use', item), action: 1 }
  const second = { ...named('item', item), action: 2 }
  expect(bySpot([first, second], spotOf).get(spots.item('paper-ghost'))).toEqual([first, second])
})

test('a die has targets by its colour and face', () => {
  const hit = { die: 'die blue hit' }
  const other = { enemy: 'enemy 5' }
  const options = [named('apply', { ...crit, ...enemy }), named('apply', { ...hit, ...enemy }), named('apply', { ...hit, ...other }), named('done')]
  expect([...targetsOf(options, { colour: 'blue', face: 'hit' }).keys()]).toEqual(['enemy 4', 'enemy 5'])
  expect(targetsOf(options, { colour: 'red', face: 'hit' }).size).toBe(0)
})
