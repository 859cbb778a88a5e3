/** Where the seats of a drawn mode lie, and the arrows between them. */

import type { Plan } from '../../lib/wire'

export const SIZE = 160
export const RADIUS = 18
const RING = 56
const GAP = 6 // between a seat and the tip of an arrow
const SWAY = 14 // by which a one-way arrow swings out

export interface Place {
  x: number
  y: number
}

/** Seats in a circle, clockwise in turn order, the reader at the bottom; two sides face each other. */
export function placesOf(plan: Plan, seats: number, me: number): Place[] {
  const middle = SIZE / 2
  if (plan.sides.length === 2) {
    const near = plan.sides.findIndex((side) => side.includes(me))
    return Array.from({ length: seats }, (_, seat) => {
      const side = plan.sides.findIndex((each) => each.includes(seat))
      const row = plan.sides[side]!
      const step = row.length > 2 ? 48 : 64
      const x = middle + (row.indexOf(seat) - (row.length - 1) / 2) * step
      return { x, y: side === near ? SIZE - 34 : 34 }
    })
  }
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (2 * Math.PI * (seat - me)) / seats + Math.PI / 2
    return { x: round(middle + RING * Math.cos(turn)), y: round(middle + RING * Math.sin(turn)) }
  })
}

export interface Arrow {
  d: string
  both: boolean
}

/** An arrow for each attack; where both may attack, one with two tips. Between two sides one arrow speaks for all. */
export function arrowsOf(plan: Plan, places: Place[]): Arrow[] {
  if (plan.sides.length === 2) {
    const [one, other] = plan.sides.map((side) => centre(side.map((seat) => places[seat]!)))
    return [{ d: line(one!, other!, RADIUS + 14, 0), both: true }]
  }
  const has = (from: number, to: number): boolean => plan.attacks.some(([one, other]) => one === from && other === to)
  return plan.attacks
    .filter(([from, to]) => from < to || !has(to, from))
    .map(([from, to]) => ({
      d: line(places[from]!, places[to]!, RADIUS + GAP, has(to, from) ? 0 : SWAY),
      both: has(to, from),
    }))
}

/** A thick line through the seats of a side. */
export function hullOf(places: Place[]): string {
  return 'M' + places.map(({ x, y }) => `${x} ${y}`).join('L')
}

function centre(places: Place[]): Place {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

function line(from: Place, to: Place, gap: number, sway: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const start = { x: round(from.x + ux * gap), y: round(from.y + uy * gap) }
  const end = { x: round(to.x - ux * gap), y: round(to.y - uy * gap) }
  const bend = { x: round((from.x + to.x) / 2 + uy * sway), y: round((from.y + to.y) / 2 - ux * sway) }
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
