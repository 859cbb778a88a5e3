/** The table of Untamed as the server shows it to a seat. */

export type Faction =
  | 'chameleon' | 'crocodile' | 'fox' | 'panda' | 'rabbit' | 'raccoon' | 'rat' | 'rhino' | 'tiger'

export type Mode = 'duel' | 'hunter' | 'survival' | 'alpha' | 'hydra' | 'manticore'
export type Moment = 'draft' | 'strongholds' | 'mulligan' | 'first-support' | 'main' | 'upkeep' | 'over'

/** Cards of which some may be known. */
export interface Zone {
  count: number
  known: string[]
}

export interface SeatView {
  hand: Zone
  side: number
  factions: Faction[]
  out: boolean
  played: number
  powered: number
  has_drawn: boolean
  discount: number
}

export interface AnimalView {
  card: string
  attack: number
  health: number
  damage: number
  fury: number
  ready: boolean
  rushing: boolean
  guard: boolean
  owner: number
}

/** What a player has in play; a Manticore team shares one (UN-61). */
export interface SideView {
  keep: number
  deck: { count: number; from_top: (string | null)[] }
  support: string[]
  power: Zone & { ready: number; limit: number }
  bonuses: Zone
  animals: AnimalView[]
  removed: string[]
  resolving: string[]
}

/** A stack of Strongholds; a Hydra team shares one (UN-60). */
export interface KeepView {
  stack: (Faction | null)[]
  unchosen: { count: number; known: Faction[] }
  damage: number
  health: number
  lost: number
  ability_used: boolean
}

export interface View {
  game: 'untamed'
  mode: Mode
  seat: number | null
  first: number
  active: number
  turn: number
  moment: Moment
  teams: number[]
  seats: SeatView[]
  sides: SideView[]
  keeps: KeepView[]
  answered: number[]
  done: number[]
  outcome: unknown
}
