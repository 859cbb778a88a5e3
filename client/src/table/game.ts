/** What a game brings to the shared frame: its board, and how to read its phases, options and log. */

import { untrack, type Component } from 'svelte'
import { folderOf, ofGame } from '../lib/games'
import { settings } from '../lib/settings.svelte'
import type { Choice, Line, Why } from '../lib/wire'
import { speak } from '../lib/words.svelte'
import type { TableModel } from './model.svelte'
import { shelfOf } from './shelf'

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
}

/** Several answers at one press, each given when the one before it has been taken: "All hits here". */
export interface Bulk {
  label: string
  choices: Choice[]
}

/** At a real table: what can be done with a card of a hand, which nobody here sees, and with which cards: "Play", "By Focus". */
export interface Naming {
  label: string
  choices: Choice[]
  refused: Why[]
}

export interface GameModule {
  Board: Component<{ model: TableModel }>
  /** The board itself says what the game is about. */
  tellsAim?: boolean
  crumbs(model: TableModel): Crumb[]
  where(model: TableModel): string
  /** The reader's own turn, under a name of its own; null: it is another's, or the game has none. */
  turn?(model: TableModel): string | null
  /** Shown as a button in the action bar; the rest is chosen on the board. */
  inBar(choice: Choice, model: TableModel): boolean
  /** Drawn as what goes on; one that would leave something out is not. */
  primary(choice: Choice, model: TableModel): boolean
  /** Where on the board an option lies, by the name that is there as `data-spot` or `data-place`; what has none has no mark. */
  spotOf?(choice: Choice, model: TableModel): string
  /** The board itself shows the odds. */
  tellsOdds?: boolean
  /** Under the question: what can be done, where that is not in sight. */
  hint?(model: TableModel): string
  note?(model: TableModel, choice: Choice): Note | null
  /** Buttons beside the answers of the bar: `bulk: (model) => [{ label: …, choices }]`. */
  bulk?(model: TableModel): Bulk[]
  /** Buttons beside the answers of the bar, each of which asks for a card by its name. */
  naming?(model: TableModel): Naming[]
  /** A heading if this line begins a new group of the log. */
  turnOf(line: Line): string | null
  chips?(line: Line): Chip[]
  /** Lines that are one to the eye, drawn by `Run`; to the ear they stay sentences. */
  joins?(first: Line, second: Line): boolean
  Run?: Component<{ model: TableModel; lines: Line[] }>
  /** A side of one of its dice, for the box that explains it. */
  Side?: Component<{ die: string; side: string[] }>
  /** Dice by their names, in a row; their size is --s. */
  Dice?: Component<{ things: string[] }>
}

const modules = import.meta.glob<{ game: GameModule }>('../games/*/index.ts')

/** The module of a game by its name on the wire, loaded with its words when it is first shown; the plain board for a game
 * without one. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = ofGame(modules, name) ?? (() => import('../board/plain'))
  const [module] = await Promise.all([load(), speak(untrack(() => settings.lang), shelfOf(folderOf(name)))])
  return module.game
}
