/** A game without a board of its own at the shared frame. */

import type { GameModule } from '../../table/game'
import { ends } from '../../table/presses.svelte'
import Board from './Board.svelte'

export const game: GameModule = {
  Board,
  crumbs: () => [],
  where: () => '',
  inBar: ends,
  primary: () => true,
  turnOf: () => null,
}
