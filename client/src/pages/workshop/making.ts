/** What every chip needs to know: the menus, the pack as it stands, what is wrong where, and how it is changed. */

import { getContext, setContext } from 'svelte'
import type { Menus, PackProblem } from '../../lib/wire'
import { get, listOf, tableOf, type Path, type Table, type Value } from './tree'

export interface Making {
  readonly menus: Menus
  readonly pack: Table
  readonly problems: Found[]
  change: (pack: Table, what: string, mark?: string) => void
}

/** A problem with its place in the pack. */
export interface Found extends PackProblem {
  at: Path
}

const KEY = Symbol('making')

export const provide = (making: Making): Making => setContext(KEY, making)
export const making = (): Making => getContext<Making>(KEY)

/** Problems with the way to them from the top of the pack; of a card that is gone meanwhile, none. */
export function placed(problems: PackProblem[], pack: Table, sections: string[]): Found[] {
  return problems.flatMap((problem) => {
    if (problem.card === '') return { ...problem, at: problem.path }
    const place = placeOf(problem.card, pack, sections)
    return place ? { ...problem, at: [...place, ...problem.path] } : []
  })
}

export function placeOf(card: string, pack: Table, sections: string[]): Path | null {
  for (const section of sections) {
    const n = listOf(pack[section]).findIndex((each) => tableOf(each).id === card)
    if (n >= 0) return [section, n]
  }
  return null
}

export const nameOf = (path: Path): string => path.join('.')

export const startsWith = (path: Path, beginning: Path): boolean => beginning.every((step, n) => path[n] === step)

/** What is wrong at a place: exactly there, or with something below it that is not there to be marked itself. */
export function wrongAt(problems: Found[], pack: Value, path: Path): Found[] {
  const own = nameOf(path)
  return problems.filter(({ at }) => nameOf(shownAt(pack, at)) === own)
}

/** The nearest place on the way that is there. */
export function shownAt(pack: Value, at: Path): Path {
  let path = at
  while (path.length > 0 && get(pack, path) === undefined) path = path.slice(0, -1)
  return path
}

/** The worst that is known of some problems. */
export function stateOf(problems: PackProblem[]): 'good' | 'doubtful' | 'open' {
  return problems.some(({ warns }) => !warns) ? 'open' : problems.length > 0 ? 'doubtful' : 'good'
}
