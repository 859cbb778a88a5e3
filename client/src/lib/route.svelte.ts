/** The address after the #: which page, and of what. */

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'seat'; table: string; key: string }
  | { page: 'watch'; table: string; key: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'rules'; game: string | null; clause: string | null }
  | { page: 'cards'; game: string; card: string | null }
  | { page: 'mine' }

export function parse(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#?\/?/, '').split('/').map(decode)
  switch (page) {
    case 'new':
      if (first) return { page, game: first }
      break
    case 'table':
      if (first) return { page, table: first }
      break
    case 'join':
      if (first && second) return { page, table: first, invite: second }
      break
    case 'seat':
    case 'watch':
      if (first && second) return { page, table: first, key: second }
      break
    case 'replay':
      if (first) return { page, table: first, step: /^\d+$/.test(second) ? Number(second) : null }
      break
    case 'rules':
      return { page, game: first || null, clause: second || null }
    case 'cards':
      if (first) return { page, game: first, card: second || null }
      break
    case 'mine':
      return { page }
  }
  return { page: 'start' }
}

/** A part that is no proper encoding is taken as it stands: a damaged link must not stop the page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a page, for links: href('table', id) is "#/table/ID". */
export function href(...parts: (string | number | null)[]): string {
  return '#/' + parts.filter((each) => each !== null).map((each) => encodeURIComponent(each)).join('/')
}

/** The same as an address that can be sent to somebody. */
export function link(...parts: (string | number | null)[]): string {
  return new URL(href(...parts), document.baseURI).href
}

export function go(...parts: (string | number | null)[]): void {
  location.hash = href(...parts)
}

/** Go on without leaving the present address in the history (a secret, a finished form). */
export function replace(...parts: (string | number | null)[]): void {
  location.replace(href(...parts))
}

let current = $state.raw<Route>(parse(location.hash))
addEventListener('hashchange', () => (current = parse(location.hash)))

export const route = {
  get now(): Route {
    return current
  },
}
