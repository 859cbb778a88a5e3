/** One's own games, as the server tells them for the secrets in this browser. */

import { api } from '../../lib/api'
import { secrets } from '../../lib/keys'
import type { Summary } from '../../lib/wire'
import type { Lang } from '../../lib/words.svelte'

const AT_ONCE = 40 // more are not answered in one go

/** One's own turn first, that with the least time at the top; then the newest. */
export function byTurn(a: Summary, b: Summary): number {
  if (a.my_turn !== b.my_turn) return a.my_turn ? -1 : 1
  return a.my_turn && a.left !== b.left ? (a.left ?? Infinity) - (b.left ?? Infinity) : b.at - a.at
}

export async function myGames(lang: Lang): Promise<Summary[]> {
  const held = secrets()
    .filter((secret) => !secret.watching)
    .map(({ table, key }) => ({ table, key }))
  const games: Summary[] = []
  for (let from = 0; from < held.length; from += AT_ONCE) {
    games.push(...(await api.mine({ held: held.slice(from, from + AT_ONCE), lang })))
  }
  return games.filter((game) => !game.gone).sort(byTurn)
}

export function isRunning(game: Summary): boolean {
  return game.status === 'waiting' || game.status === 'playing' || game.status === 'paused'
}
