/** Whose turn it is at one's tables that are not open here: asked for now and then, told by a notice outside the page. */

import { api } from './api'
import { secrets } from './keys'
import { titleOf } from './library.svelte'
import { notice } from './notice'
import { route } from './route.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

const EVERY = 60_000 // milliseconds
const AT_ONCE = 40 // more are not answered in one go

/** Only for whoever wants to be told; returns how to stop. */
export function watchTurns(): () => void {
  let known: Set<string> | null = null // tables at which it was one's turn already
  const timer = setInterval(() => void look(), EVERY)

  async function look(): Promise<void> {
    if (!settings.notify) return
    const held = secrets().filter(({ watching }) => !watching).slice(0, AT_ONCE).map(({ table, key }) => ({ table, key }))
    if (held.length === 0) return
    const mine = (await api.turns(held).catch(() => [])).filter((turn) => turn.my_turn)
    const here = 'table' in route.now ? route.now.table : ''
    const news = mine.filter(({ table }) => known !== null && !known.has(table) && table !== here)
    known = new Set(mine.map(({ table }) => table))
    if (news[0]) notice(t('page-your-turn'), titleOf(news[0].game, settings.lang))
  }

  void look()
  return () => clearInterval(timer)
}
