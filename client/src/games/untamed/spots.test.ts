import { describe, expect, it } from 'vitest'
import { bySpot } from '../../board/spots'
import { animalSpot, cardSpot, factionSpot, keepSpot, seatSpot, spotOf } from './spots'

const named = (verb: string, things: Record<string, string> = {}) => ({ verb, things })

describe('where an option lies', () => {
  it('attacks and targets are on the Animals themselves', () => {
    expect(spotOf('MainPhase', named('attack', { animal: 'animal 17' }))).toBe(animalSpot(17))
    expect(spotOf('ChooseTarget', named('target-animal', { animal: 'animal 4' }))).toBe(animalSpot(4))
  })

  it('Strongholds, players and factions are where they lie', () => {
    expect(spotOf('ChooseTarget', named('target-stronghold', { keep: 'keep 1', card: 'card den' }))).toBe(keepSpot(1))
    expect(spotOf('ChooseOpponent', named('opponent', { seat: 'seat 2' }))).toBe(seatSpot(2))
    expect(spotOf('DraftFaction', named('draft', { faction: 'faction fox' }))).toBe(factionSpot('fox'))
  })

  it('the question tells in which zone a card is', () => {
    const chosen = named('card', { card: 'card rat' })
    expect(spotOf('ToSupport', chosen)).toBe(cardSpot('hand', 'rat'))
    expect(spotOf('PaySupport', chosen)).toBe(cardSpot('support', 'rat'))
    expect(spotOf('OrderTop', chosen)).toBe(cardSpot('deck', 'rat'))
  })

  it('what has no place is in the bar', () => {
    expect(spotOf('MainPhase', named('done'))).toBe('bar')
    expect(spotOf('ChooseWhether', named('take'))).toBe('bar')
  })

  it('keeps every way to play a card together', () => {
    const ways = [named('play', { card: 'card rat' }), named('power', { card: 'card rat' })]
    expect(bySpot(ways, (each) => spotOf('MainPhase', each)).get(cardSpot('hand', 'rat'))).toHaveLength(2)
  })
})
