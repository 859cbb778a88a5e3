/** Picking a thing up with the pointer: an Animal to attack with, a card to play. */

import type { Attachment } from 'svelte/attachments'
import { carried, spotAt } from '../../../board/drag'
import type { Look } from '../look.svelte'
import type { Spot } from '../spots'

export function draggable(look: Look, spot: Spot, kind: 'attack' | 'card', id = ''): Attachment<HTMLElement> {
  return carried({
    may({ pointerType }) {
      if (look.model.readonly || look.choices(spot).length + look.refusals(spot).length === 0) return false
      // On a phone a finger swipes: it opens the hand, or goes through it.
      return kind === 'attack' ? !look.choosing : pointerType !== 'touch' || !look.narrow
    },
    take(element) {
      look.model.selected = null
      look.landed = null
      return kind === 'card' || look.lift(spot, element)
    },
    move(from, to) {
      look.drag = { spot, id, from, to }
      look.hovered = kind === 'attack' ? spotAt(to) : null
    },
    drop: (onto) => look.drop(spot, onto),
    cancel() {
      if (look.drag?.spot === spot) look.drag = null
    },
  })
}
