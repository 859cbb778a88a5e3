import { api } from '../../lib/api'
import { go } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'
import { keep } from '../shared/create'

/** A new game from a position of a finished one, and at once to its table. */
export async function branchFrom(table: string, key: string, step: number): Promise<void> {
  const created = await api.branch(table, key, { step, lang: settings.lang })
  keep(created)
  go('table', created.table)
}
