/** Short motions of what changes on the table: a number pops, an Epic falls. */

import { backOut, cubicIn } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { ms } from '../../../lib/motion'

export function pop(_: Element): TransitionConfig {
  return { duration: ms(320), easing: backOut, css: (t) => `transform: scale(${2 - t})` }
}

/** It topples over and is gone. */
export function topple(_: Element): TransitionConfig {
  return {
    duration: ms(650),
    easing: cubicIn,
    css: (_t, u) => `transform-origin: 20% 100%; transform: rotate(${u * 38}deg) translateY(${u * 60}%); opacity: ${1 - u * u}; position: absolute; inset: 34px 8px 8px; z-index: 3; pointer-events: none`,
  }
}
