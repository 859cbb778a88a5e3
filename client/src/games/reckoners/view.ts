/** What the server shows of The Reckoners: the shape of `state.view`. */

export type SymbolName = 'money' | 'enforcement' | 'contain' | 'research' | 'attack' | 'plan'
export type DieKind = 'basic' | 'blue' | 'red' | 'green' | 'orange' | 'yellow' | 'purple'
export type TrackName = 'red' | 'blue' | 'yellow' | 'white'
export type DeedName = 'fortify' | 'reinforce' | 'barricade' | 'attack' | 'strengthen' | 'discover' | 'share'

/** An action of a track; `what` is the track that is strengthened, or the action that is shared. */
export interface Deed {
  do: DeedName
  n: number
  what: string | null
}

export interface EpicView {
  id: string
  research: number
  health: number | null // null: infinite
  weakened: boolean
  bracket: number // so many actions stand before it
  track: Deed[]
  loot: Partial<Record<SymbolName, number>>
}

export interface DistrictView {
  id: string
  epic: EpicView | null
  enforcement: number
  barricades: number
  steelheart: boolean
  figures: number[]
  scopes: number[]
}

export interface TrackView {
  bracket: number
  length: number
  track: Deed[] | null // null: Enforcement on red, Barricades on blue
}

export interface SteelheartView {
  district: number | null
  start: number
  research: number
  health: number | null // null: not weakened yet
  deployment: number
  tracks: Record<TrackName, TrackView>
}

export interface DieView {
  kind: DieKind
  symbols: SymbolName[]
}

/** What a card does as far as it is printed in signs. */
export interface CardSigns {
  swap?: SymbolName[]
  die?: DieKind
  double?: SymbolName
  pay?: SymbolName[]
  give?: SymbolName[]
  anywhere?: boolean
}

export interface CardView {
  id: string
  cost: number
  when: 'permanent' | 'free' | 'cost'
  signs: CardSigns
  used?: boolean
}

export interface ReckonerView {
  id: string | null
  district: number | null
  plans: number
  new_plans: number
  cards: CardView[]
  held: DieKind[]
  rolls: number
  rolled: DieView[]
  marked: DieView[]
  dice: DieView[]
}

/** A value in text, and how likely it comes. */
export type Spread = Record<string, number>

/** The coming Epics phase, if it came now; `losses` of the Population by whose doing, a card's id or "steelheart". */
export interface ForecastView {
  new_epics: number
  exact: boolean
  defeat: number
  city: { population: Spread; base: Spread }
  dice_lost: Spread
  losses: Record<string, Spread>
}

/** How an answer would change the forecast; only the losses that would differ. */
export interface ShiftView {
  population: Spread
  losses: Record<string, Spread>
  defeat: number
}

export interface UsingView {
  seat: number
  symbols: SymbolName[]
  wild: boolean
  anywhere: boolean
  fresh: boolean
  card: string | null
}

export interface OwnedDie {
  owner: number
  kind: DieKind
}

export interface ReckonersView {
  difficulty: string
  round: number
  phase: string
  population: number
  money: number
  base: { moved: number; length: number }
  supply: { enforcement: number; barricades: number }
  districts: DistrictView[]
  steelheart: SteelheartView
  reckoners: ReckonerView[]
  market: CardView[]
  equipment_left: number
  epics_left: number
  confiscated: OwnedDie[]
  loot: { enforcement: number; contain: number; plan: number }
  using: UsingView | null
  named: OwnedDie | null
  done: number[]
  forecast?: ForecastView | null
}

/** The box's parts that a board shows as empty places. */
export const POPULATION = 40
export const ALL_ENFORCEMENT = 25
export const ALL_BARRICADES = 8
export const MOST_RESEARCH = 5
export const MOST_HEALTH = 10
export const ROLLS = 3
