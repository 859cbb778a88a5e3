import { describe, expect, it } from 'vitest'
import { bySpot, spotOf } from './spots'
import type { SeatView, View } from './view'

const view = { seat: 1, seats: [{ side: 0 }, { side: 1 }, { side: 0 }, { side: 1 }] as SeatView[] } as View
const seat = (number: number) => ['seat', { number }]
const card = (id: string) => [`card-${id}`, {}]
const said = (key: string, slots: Record<string, unknown> = {}) => ({ key, slots })

describe('where an option lies', () => {
  it('attacks are on the own Animals', () => {
    expect(spotOf(view, 'ask-MainPhase', said('act-attack', { card: card('rat'), place: 2 }))).toBe('animal:1:1')
  })

  it('an Animal is found by the side of its player', () => {
    const target = said('act-target-animal', { card: card('rat'), place: 1, seat: seat(3) })
    expect(spotOf(view, 'ask-ChooseTarget', target)).toBe('animal:0:0')
  })

  it('a Stronghold belongs to a player or a team', () => {
    const ours = said('act-target-stronghold', { keep: ['team', { number: 2 }] })
    expect(spotOf(view, 'ask-ChooseTarget', ours)).toBe('keep:1')
  })

  it('the question tells in which zone a card is', () => {
    const chosen = said('act-card', { card: card('rat') })
    expect(spotOf(view, 'ask-ToSupport', chosen)).toBe('hand:rat')
    expect(spotOf(view, 'ask-PaySupport', chosen)).toBe('support:rat')
    expect(spotOf(view, 'ask-OrderTop', chosen)).toBe('deck:rat')
  })

  it('what has no place is in the bar', () => {
    expect(spotOf(view, 'ask-MainPhase', said('done-MainPhase'))).toBe('bar')
    expect(spotOf(view, 'ask-ChooseWhether', said('act-take'))).toBe('bar')
  })

  it('keeps every way to play a card together', () => {
    const ways = [said('act-play', { card: card('rat') }), said('act-power', { card: card('rat') })]
    expect(bySpot(view, 'ask-MainPhase', ways).get('hand:rat')).toHaveLength(2)
  })
})
