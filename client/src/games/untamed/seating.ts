/** Who sits where, seen from one seat, and what they are to it. */

import type { View } from './view'

/** The side that is drawn large and below: one's own; a spectator sits with the first. */
export function nearSide(view: View): number {
  return view.seat === null ? 0 : (view.seats[view.seat]?.side ?? 0)
}

/** All other sides, from the next in turn on. */
export function farSides(view: View): number[] {
  const near = nearSide(view)
  const count = view.sides.length
  return Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count)
}

/** Two sides mirror each other over the middle; more are strips. */
export function isMirrored(view: View): boolean {
  return view.sides.length === 2
}

/** Sides that share a Stronghold (UN-60) lie together, and it is drawn once; one's own is seen below. */
export interface Camp {
  /** the Stronghold that several of these sides share */
  keep: number | null
  sides: number[]
}

export function camps(view: View): Camp[] {
  const own = view.sides[nearSide(view)]?.keep
  const byKeep = new Map<number, number[]>()
  for (const side of farSides(view)) {
    const keep = view.sides[side]!.keep
    byKeep.set(keep, [...(byKeep.get(keep) ?? []), side])
  }
  return [...byKeep].map(([keep, sides]) => ({ keep: sides.length > 1 && keep !== own ? keep : null, sides }))
}

export function membersOf(view: View, side: number): number[] {
  return view.seats.flatMap((seat, number) => (seat.side === side ? [number] : []))
}

export type Role = 'alpha' | 'ally' | 'prey' | 'hunter' | 'turn' | 'chosen' | 'done' | 'out'

/** What a seat is in this mode, to whoever looks. */
export function rolesOf(view: View, seat: number): Role[] {
  const eye = view.seat
  const other = eye !== null && eye !== seat
  const found: Role[] = []
  const { out, in_turn, prey } = view.seats[seat]!
  if (out) return ['out']
  if (seat === view.alpha) found.push('alpha')
  if (other && view.teams[eye] === view.teams[seat]) found.push('ally')
  if (other && view.seats[eye]?.prey === seat) found.push('prey')
  if (other && prey === eye) found.push('hunter')
  if (view.answered.includes(seat)) found.push('chosen')
  if (view.done.includes(seat)) found.push('done')
  else if (in_turn && view.moment !== 'over') found.push('turn')
  return found
}
