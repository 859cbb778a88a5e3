/** The clauses that a card's words name: "Arrival – …" is about the clause of that title. */

import type { CardInfo, ClauseInfo } from '../../lib/wire'

export function clausesNamed(card: CardInfo, clauses: Iterable<ClauseInfo>): ClauseInfo[] {
  const said = card.texts.map(([, lead, text]) => `${lead} ${text}`).join(' ')
  return [...clauses].filter(({ title }) => names(said, title))
}

/** A title counts where it stands with its capital letter, as a whole word. */
function names(said: string, title: string): boolean {
  const at = said.indexOf(title)
  if (at < 0 || title.length < 3) return false
  const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)
  return !isLetter(said[at - 1]) && !isLetter(said[at + title.length])
}
