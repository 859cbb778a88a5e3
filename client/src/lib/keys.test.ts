import { beforeEach, expect, it, vi } from 'vitest'
import { elsewhere, forget, inherit, rekey, remember, secretOf, secrets } from './keys'

class Memory {
  private readonly kept = new Map<string, string>()
  getItem = (name: string) => this.kept.get(name) ?? null
  setItem = (name: string, value: string) => void this.kept.set(name, value)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Memory())
  vi.stubGlobal('sessionStorage', new Memory())
})

const seat = { table: 'ab12', key: 'mine', watching: false }
const watch = { table: 'ab12', key: 'eyes', watching: true }

it('a table is opened with the key of its tab, else with a seat’s rather than with one for watching', () => {
  remember(seat)
  remember(watch)
  expect(secretOf('ab12')).toMatchObject(watch)
  vi.stubGlobal('sessionStorage', new Memory())
  expect(secretOf('ab12')).toMatchObject(seat)
  expect(secretOf('other')).toBeNull()
})

it('the newest secret comes first, and what the creator holds stays when the seat is opened again', () => {
  remember({ ...seat, invite: 'friends', watch: 'eyes' })
  remember({ table: 'cd34', key: 'there', watching: false })
  remember(seat)
  expect(secrets().map((each) => each.key)).toEqual(['mine', 'there'])
  expect(secretOf('ab12')?.invite).toBe('friends')
})

it('a new key takes the place of the old one', () => {
  remember({ ...seat, invite: 'friends' })
  rekey(seat, 'new')
  expect(secretOf('ab12')).toMatchObject({ ...seat, key: 'new', invite: 'friends' })
  expect(secrets()).toHaveLength(1)
})

it('a forgotten table leaves no secret', () => {
  remember(seat)
  remember(watch)
  forget('ab12')
  expect(secrets()).toEqual([])
})

it('a browser that keeps nothing is no hindrance', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  remember(seat)
  expect(secrets()).toEqual([])
})

it('the next game of the same people opens with the same secret, and the last one stays', () => {
  remember({ ...seat, watch: 'eyes' })
  inherit('cd34', 'ab12')
  inherit('ef56', 'unknown')
  expect(secretOf('cd34')).toMatchObject({ ...seat, table: 'cd34', watch: 'eyes' })
  expect(secretOf('ab12')?.key).toBe('mine')
  expect(secretOf('ef56')).toBeNull()
})

it('a table that is on this device, too, is forgotten only here', () => {
  remember(seat)
  localStorage.setItem('ludotek.secrets', JSON.stringify(secrets().map((each) => ({ ...each, device: true }))))
  expect([secrets().length, elsewhere()]).toEqual([1, 0])
  forget('ab12')
  expect([secrets().length, elsewhere()]).toEqual([0, 1])
  remember({ table: 'cd34', key: 'there', watching: false })
  forget('cd34')
  expect(secretOf('cd34')).toBeNull()
})

it('the secret of a table that is only on this device is told to no server', () => {
  localStorage.setItem('ludotek.secrets', JSON.stringify([{ ...seat, device: true }, watch]))
  expect(secrets()).toEqual([watch])
  expect(elsewhere()).toBe(1)
})
