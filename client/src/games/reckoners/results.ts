/** What a choice would change, out of the facts that the server foresees. */

import type { Line } from '../../lib/wire'

export interface Result {
  bracket?: number
  research?: number
  health?: number
  enforcement?: number
  weakened?: boolean
  defeated?: boolean
  won?: boolean
}

export function resultOf(lines: Line[] | null): Result {
  const result: Result = {}
  for (const { name, values } of lines ?? []) {
    if (name === 'contained' || name === 'track-contained') result.bracket = values['left']
    else if (name === 'researched' || name === 'steelheart-researched') result.research = values['left']
    else if (name === 'epic-attacked' || name === 'steelheart-attacked') result.health = values['left']
    else if (name === 'enforcement-removed') result.enforcement = values['left']
    else if (name === 'weakened' || name === 'steelheart-weakened') {
      result.weakened = true
      result.health = values['health']
    } else if (name === 'defeated') result.defeated = true
    else if (name === 'won') result.won = true
  }
  return result
}

/** A choice and what follows from it, to be read aloud. */
export function sentence(text: string, lines: Line[] | null): string {
  return [text, ...(lines ?? []).map((line) => line.text)].join('. ').replaceAll('..', '.')
}
