/** Steelheart's four tracks. */

import type { TrackName } from '../parts'

export const TRACKS: TrackName[] = ['red', 'blue', 'yellow', 'white']
