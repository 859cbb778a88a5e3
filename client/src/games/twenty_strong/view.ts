/** The table as the server sends it (src/ludotek/games/twenty_strong/view.py). */

export const colours = ['yellow', 'green', 'blue', 'purple', 'red'] as const
export const faces = ['no-face', 'miss', 'hit', 'crit'] as const
export const stats = ['health', 'strategy', 'recovery'] as const

export type Colour = (typeof colours)[number]
export type Face = (typeof faces)[number]
export type Stat = (typeof stats)[number]
export type Moment =
  | 'setup' | 'activation' | 'commit' | 'roll' | 'apply'
  | 'damage' | 'after' | 'exhaust' | 'recover' | 'gain' | 'cleanup'

/** Rolled dice of one colour and face. */
export interface Rolled {
  colour: Colour
  face: Face
  count: number
}

export interface Enemy {
  card: string
  boss: boolean
  health: number
  damage: number
  suffered: number
  tokens: number
  dice: Rolled[]
  defeated: boolean
  silenced: boolean
  muted: boolean
}

export interface Stack {
  size: number
  open: (string | null)[]
  cards: (string | null)[]
}

export interface Mission {
  card: string
  done: boolean
  current: boolean
  progress: number
  goal: number
}

export interface View {
  deck: string
  hero: string
  difficulty: number
  round: number
  moment: Moment
  endgame: boolean
  stats: Record<Stat, number>
  counts_as: Record<'strategy' | 'recovery', number>
  chip: number
  chip_max: number
  phases: number
  phases_allowed: number
  incoming: number
  dice: {
    pool: Record<Colour, number>
    unapplied: Rolled[]
    exhausted: Record<Colour, number>
    banished: Record<Colour, number>
  }
  active: Enemy[]
  stacks: Stack[]
  bosses_waiting: number
  bosses_possible: string[]
  bosses_defeated: number
  missions: Mission[]
  inventory: string[]
  room: number
  used_in_round: string[]
  discard: string[]
  banished_cards: string[]
}
