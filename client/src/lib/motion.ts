/** Motion explains: its length follows the reader's slider, and there is none for who asked for none. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from './settings.svelte'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The factor on every length: 1 is usual, 0.5 twice as fast, 0 none. */
export function pace(): number {
  return still.matches || settings.speed === 0 ? 0 : 1 / settings.speed
}

/** So many milliseconds at the reader's pace. */
export function ms(length: number): number {
  return length * pace()
}

/** Comes into sight or goes out of it. Unlike Svelte's own, these ask for no computed style in the middle of a change, which
 * would have the page laid out once more. */
export function fade(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` }
}

/** The same, from so many pixels below. */
export function fly(_: Element, { duration, y }: { duration: number; y: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t, u) => `opacity: ${t}; translate: 0 ${u * y}px` }
}

/** The same, from a part of its size. */
export function grow(_: Element, { duration, from }: { duration: number; from: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t, u) => `opacity: ${t}; scale: ${1 - u * (1 - from)}` }
}
