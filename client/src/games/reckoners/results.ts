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
  for (const { key, values } of lines ?? []) {
    if (key === 'log-contained' || key === 'log-track-contained') result.bracket = values['left']
    else if (key === 'log-researched' || key === 'log-steelheart-researched') result.research = values['left']
    else if (key === 'log-epic-attacked' || key === 'log-steelheart-attacked') result.health = values['left']
    else if (key === 'log-enforcement-removed') result.enforcement = values['left']
    else if (key === 'log-weakened' || key === 'log-steelheart-weakened') {
      result.weakened = true
      result.health = values['health']
    } else if (key === 'log-defeated') result.defeated = true
    else if (key === 'log-won') result.won = true
  }
  return result
}

/** A choice and what follows from it, to be read aloud. */
export function sentence(text: string, lines: Line[] | null): string {
  return [text, ...(lines ?? []).map((line) => line.text)].join('. ').replaceAll('..', '.')
}
