import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameInfo, OptionInfo } from '../../lib/wire'
import { groupsOf, joined, keepDraft, lastDraft, missing, seated, tableOf, usualDraft, withReal, withSeats } from './draft'

const option = (name: string, fallback: unknown, values: string[] = [], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  text: name,
  hint: '',
  missing: '',
  shape: 'word',
  default: fallback,
  values: values.map((value): [string, string] => [value, value]),
  low: 0,
  high: 0,
  each: 0,
  counts: [],
  when: null,
  rule: '',
  about: {},
  rates: {},
  ...more,
})

const factions = option('factions', 'none', ['fox', 'rat', 'tiger'], {
  shape: 'groups',
  each: 3,
  when: ['draft', 'chosen'],
  missing: 'Choose three.',
})

const untamed: GameInfo = {
  name: 'untamed',
  title: 'Untamed',
  poster: '',
  published: '',
  publisher: '',
  prefix: 'UN',
  low: 2,
  high: 6,
  people: [2, 6],
  minutes: [30, 60],
  long_from: 5,
  long_text: '',
  alone: '',
  real: '',
  labels: {},
  numbers: { duel: [2], hydra: [4, 6] },
  modes: [],
  options: [
    option('mode', 'duel', ['duel', 'hydra']),
    option('draft', 'random', ['draft', 'random', 'chosen']),
    factions,
    option('alpha', 0, [], { shape: 'seat', high: 6, when: ['mode', 'alpha'] }),
    option('figures', 'random', ['ada', 'ben', 'cyd'], { shape: 'cards' }),
  ],
  decks: {},
  puzzles: 0,
  lesson: true,
  bots: [['gentle', 'gentle'], ['medium', 'medium']],
  bot: 'medium',
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

  it('takes the first mode that has as many seats as are wanted', () => {
    const six = withSeats(usualDraft(untamed), untamed, 6)
    expect(six.options['mode']).toBe('hydra')
    expect(six.seats).toHaveLength(6)
    expect(withSeats(six, untamed, 4).options['mode']).toBe('hydra')
    expect(withSeats(six, untamed, 2).options['mode']).toBe('duel')
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
    expect(tableOf(draft, untamed, ' Ada ', 'en')).toMatchObject({ name: 'Ada', options: { factions: 'none' } })
    draft.options['draft'] = 'chosen'
    expect(missing(draft, untamed)).toBe('Choose three.')
    draft.options['factions'] = 'fox+rat+tiger/fox+rat+tiger'
    expect(missing(draft, untamed)).toBe('')
    expect(tableOf(draft, untamed, '', 'en').options).toMatchObject({ factions: 'fox+rat+tiger/fox+rat+tiger' })
  })

  it('names an Alpha only in that mode, and only one who sits there', () => {
    const draft = { ...usualDraft(untamed), options: { mode: 'alpha', alpha: 2 } }
    expect(tableOf(draft, untamed, '', 'en').options).toMatchObject({ alpha: 2 })
    expect(tableOf({ ...draft, options: { mode: 'alpha', alpha: 3 } }, untamed, '', 'en').options).toMatchObject({ alpha: 0 })
    expect(tableOf({ ...draft, options: { mode: 'duel', alpha: 2 } }, untamed, '', 'en').options).toMatchObject({ alpha: 0 })
  })

  it('names no more cards than there are seats', () => {
    const draft = { ...usualDraft(untamed), options: { figures: 'ada+ben+cyd' } }
    expect(tableOf(draft, untamed, '', 'en').options).toMatchObject({ figures: 'ada+ben' })
  })

  it('reads and writes groups of names', () => {
    const draft = usualDraft(untamed)
    expect(groupsOf(factions, draft)).toEqual([[], []])
    draft.options['factions'] = 'fox+rat/'
    expect(groupsOf(factions, draft)).toEqual([['fox', 'rat'], []])
    expect(joined([['fox', 'rat'], []])).toBe('fox+rat/')
  })
})

describe('a real table', () => {
  it('has people on its seats, and no clock', () => {
    const draft = { ...usualDraft(untamed), clock: { kind: 'minutes' as const, amount: 30 } }
    const real = tableOf(withReal(draft, true), untamed, 'Ann', 'en')
    expect(real.real).toBe(true)
    expect(real.seats.every(({ who }) => who === 'me')).toBe(true)
    expect(real.clock).toBeNull()
    expect(tableOf(withReal(draft, false), untamed, 'Ann', 'en').clock).toEqual(draft.clock)
  })

  it('is remembered with the last set-up', () => {
    keepDraft(withReal(usualDraft(untamed), true))
    expect(lastDraft(untamed).real).toBe(true)
  })
})
