import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameInfo } from '../../lib/wire'
import { complete, groupsOf, joined, keepDraft, lastDraft, seated, tableOf, usualDraft } from './draft'

const option = (name: string, fallback: unknown, values: string[] = [], high = 0) => ({
  name,
  text: name,
  default: fallback,
  values: values.map((value): [string, string] => [value, value]),
  low: 0,
  high,
})

const untamed: GameInfo = {
  name: 'untamed',
  title: 'Untamed',
  prefix: 'UN',
  low: 2,
  high: 6,
  numbers: { duel: [2], hydra: [4, 6] },
  options: [
    option('mode', 'duel', ['duel', 'hydra']),
    option('draft', 'random', ['draft', 'random', 'chosen']),
    option('factions', 'none', ['fox', 'rat', 'tiger']),
  ],
  bots: [['greedy', 'greedy']],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  })
})

describe('a set-up', () => {
  it('begins with the reader and friends', () => {
    expect(usualDraft(untamed).seats.map(({ who }) => who)).toEqual(['me', 'friend'])
  })

  it('has as many seats as the mode allows', () => {
    const draft = usualDraft(untamed)
    draft.options['mode'] = 'hydra'
    expect(seated(draft, untamed).seats).toHaveLength(4)
    expect(seated(draft, untamed, 6).seats.map(({ who }) => who)).toEqual(['me', ...Array(5).fill('friend')])
  })

  it('is remembered, but for what is no longer offered', () => {
    const draft = { ...usualDraft(untamed), clock: { kind: 'days' as const, amount: 2 } }
    draft.options = { ...draft.options, mode: 'gone', draft: 'draft' }
    keepDraft(draft)
    const last = lastDraft(untamed)
    expect(last.options['mode']).toBe('duel')
    expect(last.options['draft']).toBe('draft')
    expect(last.clock).toEqual({ kind: 'days', amount: 2 })
    expect(last.seats).toHaveLength(2)
  })

  it('names factions only when they are chosen, three for every seat', () => {
    const draft = usualDraft(untamed)
    draft.options['factions'] = 'fox+rat+tiger/fox'
    expect(tableOf(draft, ' Ada ', 'en')).toMatchObject({ name: 'Ada', options: { factions: 'none' } })
    draft.options['draft'] = 'chosen'
    expect(complete(draft)).toBe(false)
    draft.options['factions'] = 'fox+rat+tiger/fox+rat+tiger'
    expect(complete(draft)).toBe(true)
    expect(tableOf(draft, '', 'en').options).toMatchObject({ factions: 'fox+rat+tiger/fox+rat+tiger' })
  })

  it('names an Alpha only in that mode, and only one who sits there', () => {
    const draft = { ...usualDraft(untamed), options: { mode: 'alpha', alpha: 2 } }
    expect(tableOf(draft, '', 'en').options).toMatchObject({ alpha: 2 })
    expect(tableOf({ ...draft, options: { mode: 'alpha', alpha: 3 } }, '', 'en').options).toMatchObject({ alpha: 0 })
    expect(tableOf({ ...draft, options: { mode: 'duel', alpha: 2 } }, '', 'en').options).toMatchObject({ alpha: 0 })
  })

  it('reads and writes groups of names', () => {
    expect(groupsOf('none', 2)).toEqual([[], []])
    expect(groupsOf('fox+rat/', 3)).toEqual([['fox', 'rat'], [], []])
    expect(joined([['fox', 'rat'], []])).toBe('fox+rat/')
  })
})
