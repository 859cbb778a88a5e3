import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/wire'
import { factOf, forecast, isIdle } from './forecast'
import type { AnimalView, SideView, View } from './view'

const animal = (card: string): AnimalView => ({
  card, attack: 2, health: 3, damage: 0, fury: 0, ready: true, rushing: false, guard: false, owner: 0,
})

function table(...sides: string[][]): View {
  return { sides: sides.map((cards) => ({ animals: cards.map(animal) }) as SideView) } as View
}

function line(key: string, slots: Line['slots'], cause?: string): Line {
  const said = cause ? { cause: [`card-${cause}`, {}], line: [key, slots] } : slots
  return { n: 0, key, text: '', rule: '', slots: said, values: {} }
}

const card = (id: string) => [`card-${id}`, {}]

describe('what would follow from an option', () => {
  it('reads a fact through the card that causes it', () => {
    expect(factOf(line('log-damaged', { card: card('fox'), n: 2 }, 'rat')).slots.n).toBe(2)
  })

  it('shows both fighters what they take', () => {
    const lines = [
      line('log-damaged', { card: card('fox'), n: 2 }, 'rat'),
      line('log-damaged', { card: card('rat'), n: 1 }, 'fox'),
      line('log-defeated', { card: card('fox') }),
    ]
    const found = forecast(table(['rat'], ['fox']), lines, ['animal:1:0', 'animal:0:0'])
    expect(found.get('animal:1:0')).toMatchObject({ harm: 2, falls: true })
    expect(found.get('animal:0:0')).toMatchObject({ harm: 1, falls: false })
  })

  it('gives the first blow to the target when both fighters are the same card', () => {
    const lines = [line('log-damaged', { card: card('rat'), n: 3 }), line('log-damaged', { card: card('rat'), n: 1 })]
    const found = forecast(table(['rat'], ['rat']), lines, ['animal:1:0', 'animal:0:0'])
    expect(found.get('animal:1:0')?.harm).toBe(3)
    expect(found.get('animal:0:0')?.harm).toBe(1)
  })

  it('gives each copy its share of what happens to all', () => {
    const lines = [line('log-damaged', { card: card('rat'), n: 1 }), line('log-damaged', { card: card('rat'), n: 1 })]
    const found = forecast(table(['fox'], ['rat', 'rat']), lines)
    expect([...found.keys()]).toEqual(['animal:1:0', 'animal:1:1'])
  })

  it('finds a Stronghold by its number', () => {
    const lines = [line('log-stronghold-damaged', { keep: ['seat', { number: 2 }], n: 4 })]
    expect(forecast(table([], []), lines).get('keep:1')?.harm).toBe(4)
  })

  it('knows what is legal and idle', () => {
    const found = forecast(table(['rat']), [line('log-healed', { card: card('rat'), n: 0 })])
    expect(isIdle(found.get('animal:0:0')!)).toBe(true)
  })
})
