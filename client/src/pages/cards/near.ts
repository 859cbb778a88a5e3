/** What is to be drawn when it comes near to the part of the page that is seen: one watch for all of it. */

import type { Attachment } from 'svelte/attachments'

const AHEAD = '700px' // about a screen before it is seen
const waiting = new Map<Element, () => void>()
let watch: IntersectionObserver | undefined

export function near(come: () => void): Attachment<HTMLElement> {
  return (element) => {
    watch ??= new IntersectionObserver((seen) => seen.filter((each) => each.isIntersecting).forEach(({ target }) => waiting.get(target)?.()), { rootMargin: AHEAD })
    waiting.set(element, come)
    watch.observe(element)
    return () => {
      watch?.unobserve(element)
      waiting.delete(element)
    }
  }
}
