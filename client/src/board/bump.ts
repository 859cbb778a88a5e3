/** A number that has changed swells for a moment. */

import type { Attachment } from 'svelte/attachments'
import { ms } from '../lib/motion'

const seen = new WeakMap<Element, number>()

export function bumped(value: number): Attachment<HTMLElement> {
  return (element) => {
    const before = seen.get(element)
    seen.set(element, value)
    if (before === undefined || before === value || ms(1) === 0) return
    element.animate([{ scale: 1 }, { scale: 1.5, offset: 0.35 }, { scale: 1 }], { duration: ms(420), easing: 'ease-out' })
  }
}
