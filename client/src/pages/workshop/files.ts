/** Packs as files: TOML as the command line reads it, or JSON; read within the bounds that every pack has. */

import { api } from '../../lib/api'
import type { Examined } from '../../lib/wire'
import { fromJson, MOST_BYTES } from './codec'
import type { Table } from './tree'

/** What a file says: a pack, or why it is none, as the server puts it (null: it is too large, or no text). */
export async function readFile(file: File, lang: string): Promise<Table | Examined | null> {
  if (file.size > MOST_BYTES) return null
  const text = await file.text()
  if (file.name.toLowerCase().endsWith('.json')) {
    try {
      return fromJson(text)
    } catch {
      return null
    }
  }
  const found = await api.examine({ pack: null, toml: text, card: '', choosing: false, lang })
  return (found.pack as Table | null) ?? found
}

export const isExamined = (found: Table | Examined): found is Examined => Array.isArray(found.problems) && 'playable' in found

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
