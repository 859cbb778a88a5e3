/** Leaving, as the page shows it: who is away, how long until a bot may play, and who may let it. The server decides. */

import type { Seat, State } from '../lib/wire'

/** Seconds until a bot may play for somebody without connection; null: that person is there. */
export function timeLeft(seat: Seat, passed: number): number | null {
  return seat.away === null ? null : Math.max(0, seat.away - passed)
}

const hasLeft = (seat: Seat, passed: number) => seat.replaced || timeLeft(seat, passed) === 0

/** The host may let a bot play; when the host has left, whoever plays. */
export function mayLetBotPlay({ table, me }: State, passed: number): boolean {
  const plays = table.seats.some((seat) => me.seats.includes(seat.seat) && !seat.replaced)
  return me.host || (plays && table.seats.filter((seat) => seat.host).every((seat) => hasLeft(seat, passed)))
}
