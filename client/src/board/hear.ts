/** Several events of an element, each with who hears it. */

import { on } from 'svelte/events'

type Ears = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

/** Hear them until what this returns is called. `first`: before what lies within the element. */
export function hear(element: HTMLElement, ears: Ears, first = false): () => void {
  const heard = Object.entries(ears).map(([name, ear]) => on(element, name, ear as EventListener, { capture: first }))
  return () => {
    for (const off of heard) off()
  }
}
