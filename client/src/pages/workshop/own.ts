/** Packs of one's own, kept in the browser: each under a key of its own, written at once, seen by other tabs. */

import { load } from '../../lib/stored'
import { isTable, type Table } from './tree'

export interface Own {
  id: string // of this pack here, whatever it calls itself
  pack: Table
  changed: number // when, in milliseconds
}

export const MOST_PACKS = 40
const BEGINNING = 'pack.'
const KEY = `ludotek.${BEGINNING}`

export const newId = (): string => crypto.randomUUID().slice(0, 8)

/** The last changed first; what cannot be read is left alone. */
export function listOwn(storage: Storage = localStorage): Own[] {
  return idsOf(storage)
    .flatMap((id) => findOwn(id, storage) ?? [])
    .sort((one, other) => other.changed - one.changed)
}

export function findOwn(id: string, storage: Storage = localStorage): Own | null {
  const found = load<Partial<Own> | null>(BEGINNING + id, null, () => storage)
  return found?.pack && isTable(found.pack) ? { id, pack: found.pack, changed: Number(found.changed) || 0 } : null
}

/** Whether it could be kept: there may be too many, no room for it, or a browser that forbids it. */
export function keepOwn({ id, pack, changed }: Own, storage: Storage = localStorage): boolean {
  try {
    const ids = idsOf(storage)
    if (!ids.includes(id) && ids.length >= MOST_PACKS) return false
    storage.setItem(KEY + id, JSON.stringify({ pack, changed }))
    return true
  } catch {
    return false
  }
}

export function removeOwn(id: string, storage: Storage = localStorage): void {
  try {
    storage.removeItem(KEY + id)
  } catch {
    // Then nothing was kept either.
  }
}

/** The id of the pack that a change in another tab was about; null if it was about something else. */
export function changedElsewhere({ key }: StorageEvent): string | null {
  return key?.startsWith(KEY) ? key.slice(KEY.length) : null
}

function idsOf(storage: Storage): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')
    return keys.filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length))
  } catch {
    return []
  }
}
