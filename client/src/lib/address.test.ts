import { describe, expect, it } from 'vitest'
import { href, parse, withSift } from './address'

describe('addresses', () => {
  it('name every page', () => {
    expect(parse('#/')).toEqual({ page: 'start' })
    expect(parse('')).toEqual({ page: 'start' })
    expect(parse('#/new/untamed')).toEqual({ page: 'new', game: 'untamed' })
    expect(parse('#/table/ab12')).toEqual({ page: 'table', table: 'ab12' })
    expect(parse('#/join/ab12/secret')).toEqual({ page: 'join', table: 'ab12', invite: 'secret' })
    expect(parse('#/seat/ab12/secret')).toEqual({ page: 'seat', table: 'ab12', key: 'secret' })
    expect(parse('#/watch/ab12/secret')).toEqual({ page: 'watch', table: 'ab12', key: 'secret' })
    expect(parse('#/replay/ab12')).toEqual({ page: 'replay', table: 'ab12', step: null, seat: null })
    expect(parse('#/replay/ab12/17')).toEqual({ page: 'replay', table: 'ab12', step: 17, seat: null })
    expect(parse('#/replay/ab12/17/1')).toEqual({ page: 'replay', table: 'ab12', step: 17, seat: 1 })
    expect(parse('#/review/ab12')).toEqual({ page: 'review', table: 'ab12', seat: null })
    expect(parse('#/review/ab12/1')).toEqual({ page: 'review', table: 'ab12', seat: 1 })
    expect(parse('#/better/ab12/1/40')).toEqual({ page: 'better', table: 'ab12', seat: 1, place: 40 })
    expect(parse('#/rules')).toEqual({ page: 'rules', game: null, clause: null })
    expect(parse('#/rules/twenty-strong/TS-25')).toEqual({ page: 'rules', game: 'twenty-strong', clause: 'TS-25' })
    expect(parse('#/cards/reckoners')).toEqual({ page: 'cards', game: 'reckoners', card: null, sift: {} })
    expect(parse('#/cards')).toEqual({ page: 'cards', game: '', card: null, sift: {} })
    expect(parse('#/show/TS-66')).toEqual({ page: 'show', clause: 'TS-66' })
    expect(parse('#/how/untamed')).toEqual({ page: 'how', game: 'untamed' })
    expect(parse('#/daily')).toEqual({ page: 'daily' })
    expect(parse('#/puzzles')).toEqual({ page: 'puzzles', game: null })
    expect(parse('#/puzzles/untamed')).toEqual({ page: 'puzzles', game: 'untamed' })
    expect(parse('#/solution/untamed/7')).toEqual({ page: 'solution', game: 'untamed', number: 7 })
    expect(parse('#/solution/untamed/x')).toEqual({ page: 'lost' })
    expect(parse('#/mine')).toEqual({ page: 'mine' })
    expect(parse('#/workshop')).toEqual({ page: 'workshop', own: null, part: null, given: null })
    expect(parse('#/workshop/ab12/hero.3')).toEqual({ page: 'workshop', own: 'ab12', part: 'hero.3', given: null })
    expect(parse('#/workshop?pack=a-b_c')).toEqual({ page: 'workshop', own: null, part: null, given: 'a-b_c' })
  })

  it('lead nowhere when they are cut short, strange or damaged', () => {
    for (const hash of ['#/table', '#/join/ab12', '#/seat/', '#/better/ab12/1', '#/nowhere', '#%']) {
      expect(parse(hash)).toEqual({ page: 'lost' })
    }
    expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' })
    expect(parse('#/replay/ab12/-3')).toEqual({ page: 'replay', table: 'ab12', step: null, seat: null })
  })

  it('keep what is sifted by', () => {
    const address = withSift(href('cards', 'untamed'), { kind: 'animal', text: 'Guard & co', mark: '' })
    expect(address).toBe('#/cards/untamed?kind=animal&text=Guard+%26+co')
    expect(parse(address)).toMatchObject({ game: 'untamed', card: null, sift: { kind: 'animal', text: 'Guard & co' } })
    expect(withSift(href('cards', 'untamed'), {})).toBe('#/cards/untamed')
  })

  it('come back as they were written', () => {
    expect(parse(href('table', 'a/b c'))).toEqual({ page: 'table', table: 'a/b c' })
    expect(href('rules', 'untamed', null)).toBe('#/rules/untamed')
    expect(href()).toBe('#/')
  })
})
