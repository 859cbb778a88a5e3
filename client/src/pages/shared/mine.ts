/** One's own games, as the server tells them for the secrets in this browser. */

import { api } from '../../lib/api'
import { secrets } from '../../lib/keys'
import type { Summary } from '../../lib/wire'
import type { Lang } from '../../lib/words'

/** The newest first; nothing is asked for when there are no secrets. */
export async function myGames(lang: Lang): Promise<Summary[]> {
  const held = secrets()
    .filter((secret) => !secret.watching)
    .map(({ table, key }) => ({ table, key }))
  if (held.length === 0) return []
  const games = await api.mine({ held, lang })
  return games.filter((game) => !game.gone).sort((a, b) => b.at - a.at)
}

export function isRunning(game: Summary): boolean {
  return game.status === 'waiting' || game.status === 'playing' || game.status === 'paused'
}
