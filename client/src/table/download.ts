/** What the server exports for a seat, as a file. */

import { api } from '../lib/api'
import { secretOf } from '../lib/keys'

export async function download(table: string): Promise<void> {
  const file = await api.export(table, secretOf(table)?.key ?? '')
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `ludotek-${table}.jsonl`
  link.click()
  URL.revokeObjectURL(address)
}
