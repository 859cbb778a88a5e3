/** The names of the game's parts. */

import type { SeatView, View } from './view'

export type Faction = SeatView['factions'][number]
export type Mode = View['mode']
export type Moment = View['moment']
