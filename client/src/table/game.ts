/** What a game brings to the shared frame: its board, and how to read its phases, options and log. */

import type { Component } from 'svelte'
import type { Choice, Line } from '../lib/wire'
import type { TableModel } from './model.svelte'

/** A step of the round in the rulebook's order. */
export interface Crumb {
  label: string
  state: 'done' | 'now' | 'later'
}

/** A small picture before a line of the log. */
export interface Chip {
  icon: Component
  tone?: 'harm' | 'gain'
}

/** What follows, said on the button itself: "suffer 5: you lose". */
export interface Note {
  text: string
  tone?: 'harm' | 'gain'
  /** It loses the game for certain: who presses it is asked again. */
  fatal?: boolean
}

export interface GameModule {
  Board: Component<{ model: TableModel }>
  crumbs(model: TableModel): Crumb[]
  where(model: TableModel): string
  /** Shown as a button in the action bar; the rest is chosen on the board. */
  inBar(choice: Choice): boolean
  /** Drawn as what goes on; one that would leave something out is not. */
  primary(choice: Choice, model: TableModel): boolean
  /** Under the question: what can be done, where that is not in sight. */
  hint?(model: TableModel): string
  note?(model: TableModel, choice: Choice): Note | null
  /** A heading if this line begins a new group of the log. */
  turnOf(line: Line): string | null
  chips?(line: Line): Chip[]
  /** Lines that are one to the eye, drawn by `Run`; to the ear they stay sentences. */
  joins?(first: Line, second: Line): boolean
  Run?: Component<{ model: TableModel; lines: Line[] }>
}

const modules = import.meta.glob<{ game: GameModule }>('../games/*/index.ts')

/** The module of a game by its name on the wire, loaded when it is first shown. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`../games/${name.replaceAll('-', '_')}/index.ts`]
  if (!load) throw new Error(`There is no board for ${name}`)
  return (await load()).game
}
