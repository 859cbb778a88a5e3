import { describe, expect, it } from 'vitest'
import { fromLink, MOST_BYTES, toLink } from './codec'

describe('a link', () => {
  it('carries a pack, whatever letters are in it', async () => {
    const pack = { kind: 'deck', id: 'moor', name: { en: 'The “Moor” — ünder', de: 'Süßes Moor' }, conflict: [{ id: 'rat', health: 3, mandatory: true }] }
    const letters = await toLink(pack)
    expect(letters).toMatch(/^[\w-]+$/)
    expect(await fromLink(letters)).toEqual(pack)
  })

  it('is short for a pack that says the same often', async () => {
    const pack = { conflict: Array.from({ length: 60 }, (_, n) => ({ id: `card-${n}`, origin: 'house', class: 'light', health: 3, damage: 1 })) }
    expect((await toLink(pack)).length).toBeLessThan(800)
  })

  it('that is cut short, damaged or no pack is an error', async () => {
    const letters = await toLink({ id: 'moor', rules: { stacks: 2 } })
    for (const bad of ['', 'x', '!!!', letters.slice(0, -6), await toLink([1] as never), await toLink(null as never)]) {
      await expect(fromLink(bad), bad).rejects.toThrow()
    }
  })

  it('does not unfold beyond what a pack may be', async () => {
    await expect(fromLink(await toLink({ id: 'a'.repeat(MOST_BYTES * 8) }))).rejects.toThrow('larger')
  })
})
