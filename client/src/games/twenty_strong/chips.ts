/** What the chip of a deck is drawn as. */

import type { Component } from 'svelte'
import Lamp from '~icons/game-icons/old-lantern'
import { lazily } from '../../lib/lazily'
import type { View } from './view'

const faces: Record<View['chip_as'], Component> = {
  token: lazily(() => import('~icons/game-icons/token')),
  calendar: lazily(() => import('~icons/lucide/calendar-days')),
  coins: lazily(() => import('~icons/game-icons/two-coins')),
  lamp: Lamp,
}

export function chipFace({ chip_as }: View): Component {
  return faces[chip_as]
}
