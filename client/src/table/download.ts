/** What the server exports for a seat, as a file. */

import { api } from '../lib/api'
import { secretOf } from '../lib/keys'

export async function download(table: string): Promise<void> {
  give(await api.export(table, secretOf(table)?.key ?? ''), `ludotek-${table}.jsonl`)
}

/** Hand a file to the reader. */
export function give(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
