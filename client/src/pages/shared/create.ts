/** A new table, and the secrets that come with it. */

import { api } from '../../lib/api'
import { remember } from '../../lib/keys'
import type { Created, NewTable } from '../../lib/wire'

/** Neither a lesson nor listed for everybody, unless that is said. */
export async function create(table: Omit<NewTable, 'lesson' | 'public'> & Partial<NewTable>): Promise<Created> {
  const created = await api.create({ lesson: false, public: false, ...table })
  keep(created)
  return created
}

export function keep({ table, key, invite, watch }: Created): void {
  remember({ table, key, watching: false, invite, watch })
}
