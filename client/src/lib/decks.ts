/** A game with decks: what can be chosen, what has a guided game and which cards there are depends on the deck. */

import type { DeckInfo, GameInfo, OptionInfo } from './wire'

type Chosen = Record<string, unknown>

export function deckOption(info: GameInfo): OptionInfo | undefined {
  return info.options.find(({ shape }) => shape === 'deck')
}

/** The deck that is chosen, by its name; null in a game without decks. */
export function deckOf(info: GameInfo, options: Chosen): string | null {
  const decks = deckOption(info)
  return decks ? String(options[decks.name] ?? decks.default) : null
}

/** What is known of it, if it comes with the game. */
export function deckIn(info: GameInfo, options: Chosen): DeckInfo | undefined {
  return info.decks[deckOf(info, options) ?? '']
}

/** What can be chosen: of a game with decks, as it is with the one that is chosen. */
export function optionsOf(info: GameInfo, options: Chosen): OptionInfo[] {
  return deckIn(info, options)?.options ?? info.options
}

/** Is there a guided game with what is chosen? */
export function isTaught(info: GameInfo, options: Chosen): boolean {
  return deckIn(info, options)?.lesson ?? info.lesson
}

/** The decks that teach what is different about them, with their names in words; the usual one is taught by the game. */
export function taughtDecks(info: GameInfo): [string, string][] {
  const decks = deckOption(info)
  return decks ? decks.values.filter(([name]) => name !== decks.default && info.decks[name]?.lesson) : []
}

/** A value of an option in words, with whichever deck it can be chosen. */
export function valueInWords(info: GameInfo, option: string, value: string): string {
  const every = [info.options, ...Object.values(info.decks).map(({ options }) => options)].flat()
  const found = every.filter(({ name }) => name === option).flatMap(({ values }) => values)
  return found.find(([each]) => each === value)?.[1] ?? value
}
