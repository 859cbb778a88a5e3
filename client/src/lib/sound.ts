/** A few small sounds, made on the spot; loaded when the first one is heard, silent when switched off. */

import { settings } from './settings.svelte'

export type Sound = 'die' | 'card' | 'hit' | 'turn' | 'win' | 'lose'

/** The synthesiser's numbers: volume, randomness, frequency, attack, sustain, release, shape, … */
const sounds: Record<Sound, (number | undefined)[]> = {
  die: [0.5, 0.2, 190, 0, 0.01, 0.05, 4, 2.4, 0, 0, 0, 0, 0, 6, 0, 0.2],
  card: [0.35, 0.1, 620, 0, 0.01, 0.06, 4, 0.6, -8, 0, 0, 0, 0, 4],
  hit: [0.7, 0.1, 110, 0, 0.03, 0.16, 3, 1.8, -2, 0, 0, 0, 0, 1.4, 0, 0.2],
  turn: [0.5, 0, 523, 0.01, 0.09, 0.22, 0, 1.4, 0, 0, 262, 0.09],
  win: [0.7, 0, 392, 0.02, 0.26, 0.5, 0, 1.2, 0, 0, 196, 0.12, 0.11],
  lose: [0.7, 0, 196, 0.03, 0.3, 0.6, 1, 1.2, -0.8, 0, -49, 0.2],
}

/** A story has many lines: at most one sound of a kind in so many milliseconds. */
const GAP = 90
const last = new Map<Sound, number>()

/** What calls somebody who looks elsewhere. */
const CALLS: Sound[] = ['turn', 'win', 'lose']

export function play(sound: Sound): void {
  // A browser lets no page sound before somebody has touched it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  if (document.hidden && !CALLS.includes(sound)) return
  const now = performance.now()
  if (now - (last.get(sound) ?? -GAP) < GAP) return
  last.set(sound, now)
  synth().then(
    ({ ZZFX }) => setTimeout(() => sing(ZZFX, sound)), // what is seen does not wait for it
    () => undefined, // while the line is broken nothing is heard
  )
}

let woken = false

/** At first it asks the browser for a loudspeaker, which takes longer than a frame has, and waits until nothing is drawn. */
async function synth(): Promise<typeof import('zzfx')> {
  if (!woken) await new Promise<unknown>((go) => (window.requestIdleCallback ?? setTimeout)(go))
  woken = true
  return import('zzfx')
}

/** To make one takes longer than a frame has; each is made once, and sounds a little different every time. */
const made = new Map<Sound, number[]>()

function sing(zzfx: (typeof import('zzfx'))['ZZFX'], sound: Sound): void {
  const [volume, randomness = 0, ...rest] = sounds[sound]
  if (!made.has(sound)) made.set(sound, zzfx.buildSamples(volume, 0, ...rest))
  zzfx.playSamples([made.get(sound)!], 1, 1 + randomness * (2 * Math.random() - 1))
}
