/** Steelheart's four tracks. */

import type { TrackName } from '../parts'
import type { DeedView, TrackView } from '../view'

export const TRACKS: TrackName[] = ['red', 'blue', 'yellow', 'white']

/** Red and blue have no printed actions: each step is one Enforcement, one Barricade. */
export function deedsOn(name: TrackName, { track, length }: TrackView): DeedView[] {
  return track ?? Array.from({ length }, () => ({ do: name === 'red' ? 'reinforce' : 'barricade', n: 1, what: null }))
}
