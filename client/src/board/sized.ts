/** Tells what an element measures, at first and whenever that changes, once the page has been laid out. Svelte's own
 * `bind:clientHeight` asks at once, in the midst of a change, and the page is laid out once more. */

import type { Attachment } from 'svelte/attachments'

const tellers = new WeakMap<Element, (element: HTMLElement) => void>()
const sizes = new ResizeObserver((seen) => {
  for (const { target } of seen) tellers.get(target)?.(target as HTMLElement)
})

export function sized(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    tellers.set(element, tell)
    sizes.observe(element)
    return () => sizes.unobserve(element)
  }
}
