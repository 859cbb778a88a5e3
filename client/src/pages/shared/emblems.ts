/** The emblem of each game, from `games/<game>/emblem.ts`. */

import type { Component } from 'svelte'
import Dice from '~icons/lucide/dices'
import { ofGame } from '../../lib/games'

const emblems = import.meta.glob<Component>('../../games/*/emblem.ts', { eager: true, import: 'default' })

export function emblemOf(game: string): Component {
  return ofGame(emblems, game) ?? Dice
}
