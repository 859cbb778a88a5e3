import { beforeEach, describe, expect, it } from 'vitest'
import { changedElsewhere, findOwn, keepOwn, listOwn, MOST_PACKS, removeOwn } from './own'

class Memory implements Storage {
  readonly kept = new Map<string, string>()
  full = false
  get length() {
    return this.kept.size
  }
  clear = () => this.kept.clear()
  getItem = (key: string) => this.kept.get(key) ?? null
  key = (n: number) => [...this.kept.keys()][n] ?? null
  removeItem = (key: string) => void this.kept.delete(key)
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.kept.set(key, value)
  }
}

let storage: Memory
beforeEach(() => (storage = new Memory()))

const own = (id: string, changed = 1) => ({ id, pack: { kind: 'deck', id: 'moor' }, changed })

describe('packs of one’s own', () => {
  it('are kept one by one, the last changed first', () => {
    storage.setItem('ludotek.settings', '{}')
    expect(keepOwn(own('a', 1), storage)).toBe(true)
    expect(keepOwn(own('b', 3), storage)).toBe(true)
    keepOwn({ ...own('a', 2), pack: { id: 'fen' } }, storage)
    expect(listOwn(storage).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(findOwn('a', storage)?.pack).toEqual({ id: 'fen' })
    removeOwn('b', storage)
    expect(findOwn('b', storage)).toBeNull()
  })

  it('are refused when there are too many, but those that are there can still be changed', () => {
    for (let n = 0; n < MOST_PACKS; n++) keepOwn(own(`p${n}`), storage)
    expect(keepOwn(own('one-more'), storage)).toBe(false)
    expect(keepOwn(own('p3', 9), storage)).toBe(true)
    expect(listOwn(storage)).toHaveLength(MOST_PACKS)
  })

  it('are not lost without a word when there is no room, or when somebody else wrote nonsense', () => {
    storage.setItem('ludotek.pack.x', '{"pack": 3}')
    storage.setItem('ludotek.pack.y', '{')
    storage.full = true
    expect(keepOwn(own('a'), storage)).toBe(false)
    expect(listOwn(storage)).toEqual([])
  })

  it('are noticed when another tab has changed them', () => {
    expect(changedElsewhere({ key: 'ludotek.pack.ab' } as StorageEvent)).toBe('ab')
    expect(changedElsewhere({ key: 'ludotek.settings' } as StorageEvent)).toBeNull()
    expect(changedElsewhere({ key: null } as StorageEvent)).toBeNull()
  })
})
