/** The names of the game's parts. */

import type { SeatView, View } from './view'

/** One of the nine, or the one that a pack has brought. */
export type Faction = SeatView['factions'][number]
export type Mode = View['mode']
export type Moment = View['moment']
