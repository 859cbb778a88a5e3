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

export function membersOf(view: View, side: number): number[] {
  return view.seats.flatMap((seat, number) => (seat.side === side ? [number] : []))
}

export function keepOf(view: View, seat: number): number {
  return view.sides[view.seats[seat]?.side ?? 0]?.keep ?? 0
}

export function isInTurn(view: View, seat: number): boolean {
  if (view.active < 0) return false
  if (view.mode === 'hydra') return keepOf(view, seat) === keepOf(view, view.active) // a team plays together (UN-60)
  return seat === view.active
}

/** UN-57: whose Stronghold a hunter reaches. */
export function preyOf(view: View, seat: number): number {
  return (seat + 1) % view.seats.length
}

export type Role = 'alpha' | 'ally' | 'prey' | 'hunter' | 'turn' | 'chosen' | 'done' | 'out'

/** What a seat is in this mode, to whoever looks. */
export function rolesOf(view: View, seat: number): Role[] {
  const eye = view.seat
  const other = eye !== null && eye !== seat
  const found: Role[] = []
  if (view.seats[seat]?.out) return ['out']
  if (view.mode === 'alpha' && seat === view.first) found.push('alpha')
  if (other && view.mode !== 'duel' && view.teams[eye] === view.teams[seat]) found.push('ally')
  if (other && view.mode === 'hunter' && preyOf(view, eye) === seat) found.push('prey')
  if (other && view.mode === 'hunter' && preyOf(view, seat) === eye) found.push('hunter')
  if (view.answered.includes(seat)) found.push('chosen')
  if (view.done.includes(seat)) found.push('done')
  else if (isInTurn(view, seat) && view.moment !== 'over') found.push('turn')
  return found
}
