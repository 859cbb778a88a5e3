/** A card that the pointer rests on, or that has the focus, is shown large beside it. */

import type { Attachment } from 'svelte/attachments'
import { hear } from '../../../board/hear'
import type { Look } from '../look.svelte'

const PATIENCE = 650 // milliseconds that the pointer rests

export function peek(look: Look, card: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function show(): void {
      if (card && !look.drag && look.room.form !== 'narrow') look.peeked = { card, beside: element.getBoundingClientRect() }
    }
    /** Only a pointer that has moved here: a card that comes to lie beneath a resting one is not looked at. */
    function move(event: PointerEvent): void {
      clearTimeout(timer)
      if (event.pointerType === 'mouse') timer = setTimeout(show, PATIENCE)
    }
    function focus(): void {
      if (element.matches(':focus-visible') && !look.choosing) show() // a target is not covered by its neighbour
    }
    function leave(): void {
      clearTimeout(timer)
      if (look.peeked?.card === card) look.peeked = null
    }

    // A card that is taken off the table loses the focus while the page is being drawn: `hear` lets that change the look.
    const deaf = hear(element, { pointermove: move, pointerleave: leave, pointerdown: leave, focus, blur: leave })
    return () => {
      leave()
      deaf()
    }
  }
}
