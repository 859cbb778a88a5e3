/** What a player may paste to get to a table: the whole link, its part behind the #, or the code "TABLE/INVITE". */

const PLACES: Record<string, number> = { join: 2, seat: 2, watch: 2, table: 1, replay: 1 }
const WORD = /^[\w-]+$/

/** The place in this page that a pasted text leads to, such as "#/join/T/I"; null if it leads nowhere. */
export function placeOf(pasted: string): string | null {
  const text = pasted.trim()
  const behind = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text
  const parts = behind.split('/').filter((part) => part !== '')
  if (parts.length === 0 || !parts.every((part) => WORD.test(part))) return null
  const [place, ...rest] = parts
  const needed = PLACES[place!]
  if (needed !== undefined) return rest.length >= needed ? `#/${parts.join('/')}` : null
  return parts.length === 2 ? `#/join/${parts.join('/')}` : null
}
