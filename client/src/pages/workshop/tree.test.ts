import { describe, expect, it } from 'vitest'
import { drop, get, insert, move, put, same, type Table } from './tree'

const deck = (): Table => ({
  id: 'bog',
  conflict: [
    { id: 'rat', effects: [{ kind: 'after', do: [{ node: 'recover', dice: { colour: ['blue'] } }] }] },
    { id: 'owl', health: 3 },
  ],
})

describe('a pack', () => {
  it('is looked into by a path, and what is not there is nothing', () => {
    expect(get(deck(), ['conflict', 1, 'health'])).toBe(3)
    expect(get(deck(), ['conflict', 7, 'health'])).toBeUndefined()
    expect(get(deck(), ['id', 'health'])).toBeUndefined()
    expect(get(deck(), ['toString'])).toBeUndefined()
  })

  it('is changed without touching the one before, nor what is not concerned', () => {
    const before = deck()
    const after = put(before, ['conflict', 0, 'effects', 0, 'do', 0, 'dice', 'face'], 'miss')
    expect(get(after, ['conflict', 0, 'effects', 0, 'do', 0, 'dice'])).toEqual({ colour: ['blue'], face: 'miss' })
    expect(before).toEqual(deck())
    expect(get(after, ['conflict', 1])).toBe(get(before, ['conflict', 1]))
  })

  it('gets tables and lists that were missing on the way', () => {
    expect(put({}, ['hero', 0, 'ability', 'use', 'at'], 'apply')).toEqual({ hero: [{ ability: { use: { at: 'apply' } } }] })
  })

  it('loses a field together with the table or list that it leaves empty, but never a card', () => {
    const less = drop(deck(), ['conflict', 0, 'effects', 0, 'do', 0, 'dice', 'colour'])
    expect(get(less, ['conflict', 0, 'effects', 0, 'do', 0])).toEqual({ node: 'recover' })
    expect(drop(deck(), ['conflict', 0, 'effects', 0])).toEqual({ id: 'bog', conflict: [{ id: 'rat' }, { id: 'owl', health: 3 }] })
    expect(drop({ conflict: [{ id: 'rat' }] }, ['conflict', 0, 'id'])).toEqual({ conflict: [{}] })
    expect(drop({ hero: [{ use: { do: [{ node: 'lure' }] } }] }, ['hero', 0, 'use', 'do', 0])).toEqual({ hero: [{ use: {} }] })
    expect(drop(deck(), ['boss', 0])).toEqual(deck())
  })

  it('has lists that grow and are put in order', () => {
    const more = insert(deck(), ['conflict'], { id: 'eel' }, 1)
    expect(get(more, ['conflict', 1, 'id'])).toBe('eel')
    expect(get(insert({}, ['boss'], { id: 'king' }), ['boss', 0, 'id'])).toBe('king')
    expect(get(move(more, ['conflict'], 2, 0), ['conflict', 0, 'id'])).toBe('owl')
    expect(move(more, ['conflict'], 0, 3)).toBe(more)
  })

  it('is compared by what it says', () => {
    expect(same(deck(), deck())).toBe(true)
    expect(same(deck(), put(deck(), ['conflict', 1, 'health'], 4))).toBe(false)
    expect(same({ a: 1 }, { b: 1 })).toBe(false)
    expect(same([1, 2], [1])).toBe(false)
  })
})
