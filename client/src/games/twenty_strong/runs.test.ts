import { expect, it } from 'vitest'
import type { Line } from '../../lib/wire'
import { joins } from './runs'

const die = ['die', { colour: ['colour-red', {}], face: 'hit' }]
const line = (key: string, slots: Line['slots']): Line => ({ n: 0, key, text: '', rule: '', slots, values: {} })

it('dice that are rolled one after the other are one line', () => {
  expect(joins(line('log-rolled', { die }), line('log-rolled', { die }))).toBe(true)
  expect(joins(line('log-rolled', { die }), line('log-committed', { die }))).toBe(false)
})

it('dice on two cards are two lines', () => {
  const applied = (card: string) => line('log-applied', { die, card: [`card-${card}`, {}] })
  expect(joins(applied('rust-hound'), applied('rust-hound'))).toBe(true)
  expect(joins(applied('rust-hound'), applied('slate-cat'))).toBe(false)
})

it('a card that rolls is told in full', () => {
  const caused = line('log-rolled', { cause: ['card-slate-cat', {}], line: ['log-rolled', { die }] })
  expect(joins(caused, caused)).toBe(false)
})
