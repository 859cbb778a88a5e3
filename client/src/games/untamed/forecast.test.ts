import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/wire'
import { forecast, isIdle, struck } from './forecast'

function line(name: string, things: Line['things'], values: Line['values'] = {}): Line {
  return { n: 0, name, text: '', rule: '', things, values, sound: '', why: false }
}

describe('what would follow from an option', () => {
  it('shows both fighters what they take', () => {
    const found = forecast([
      line('attacked-animal', { attacker: 'animal 1', target: 'animal 4' }),
      line('damaged', { animal: 'animal 4', cause: 'card rat' }, { n: 2 }),
      line('damaged', { animal: 'animal 1', cause: 'card fox' }, { n: 1 }),
      line('defeated', { animal: 'animal 4' }),
    ])
    expect(found.get('animal 4')).toMatchObject({ harm: 2, falls: true })
    expect(found.get('animal 1')).toMatchObject({ harm: 1, falls: false })
  })

  it('of two Oxen shows the one that is meant, and both blows on one', () => {
    const found = forecast([line('damaged', { animal: 'animal 7' }, { n: 1 }), line('damaged', { animal: 'animal 7' }, { n: 2 })])
    expect([...found]).toEqual([['animal 7', expect.objectContaining({ harm: 3 })]])
  })

  it('finds a Stronghold by its number', () => {
    expect(forecast([line('stronghold-damaged', { keep: 'keep 1' }, { n: 4 })]).get('keep 1')?.harm).toBe(4)
  })

  it('knows what an attack strikes', () => {
    expect(struck([line('attacked-animal', { attacker: 'animal 1', target: 'animal 7' })])).toBe('animal 7')
    expect(struck([line('attacked-stronghold', { attacker: 'animal 1', keep: 'keep 1' })])).toBe('keep 1')
    expect(struck([line('fury', { animal: 'animal 1' })])).toBeUndefined()
  })

  it('knows what is legal and idle', () => {
    const found = forecast([line('healed', { animal: 'animal 1' }, { n: 0 })])
    expect(isIdle(found.get('animal 1')!)).toBe(true)
  })
})
