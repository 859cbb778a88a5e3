/** What is drawn on the poster of each game, from `games/<game>/poster.ts`; its colours and letters are in `theme.css` there. */

import type { Component } from 'svelte'
import { ofGame } from '../../lib/games'

export interface Piece {
  Icon: Component | null // null: a die
  colour: string
}

export interface Drawing {
  Scene: Component
  /** What stands in a row under it, such as the dice of the box. */
  ribbon: Piece[]
}

const drawings = import.meta.glob<Drawing>('../../games/*/poster.ts', { eager: true, import: 'poster' })

export function drawingOf(game: string): Drawing | undefined {
  return ofGame(drawings, game)
}
