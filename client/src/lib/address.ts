/** The address after the #: which page, and of what. */

export type Route =
  | { page: 'start' }
  | { page: 'lost' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'seat'; table: string; key: string }
  | { page: 'watch'; table: string; key: string }
  | { page: 'replay'; table: string; step: number | null; seat: number | null }
  | { page: 'review'; table: string; seat: number | null }
  | { page: 'better'; table: string; seat: number; place: number }
  | { page: 'rules'; game: string | null; clause: string | null }
  | { page: 'cards'; game: string; card: string | null; sift: Record<string, string> }
  | { page: 'mine' }
  | { page: 'show'; clause: string }
  | { page: 'how'; game: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'solution'; game: string; number: number }
  | { page: 'daily' }
  | { page: 'lobby' }
  | { page: 'workshop'; own: string | null; part: string | null; given: string | null }

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [page = '', first = '', second = '', third = ''] = path.split('/').map(decode)
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
      if (first) return { page, table: first, step: number(second), seat: number(third) }
      break
    case 'review':
      if (first) return { page, table: first, seat: number(second) }
      break
    case 'better': {
      const [seat, place] = [number(second), number(third)]
      if (first && seat !== null && place !== null) return { page, table: first, seat, place }
      break
    }
    case 'rules':
      return { page, game: first || null, clause: second || null }
    case 'cards':
      return { page, game: first, card: second || null, sift: Object.fromEntries(new URLSearchParams(query)) }
    case 'show':
      if (first) return { page, clause: first }
      break
    case 'how':
      if (first) return { page, game: first }
      break
    case 'puzzles':
      return { page, game: first || null }
    case 'solution':
      if (first && /^\d+$/.test(second)) return { page, game: first, number: Number(second) }
      break
    case 'workshop':
      return { page, own: first || null, part: second || null, given: new URLSearchParams(query).get('pack') }
    case 'mine':
    case 'daily':
    case 'lobby':
      return { page }
    case '':
      return { page: 'start' }
  }
  return { page: 'lost' }
}

function number(part: string): number | null {
  return /^\d+$/.test(part) ? Number(part) : null
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

/** The same with what a page sifts by; what is empty is left out. */
export function withSift(address: string, sift: Record<string, string>): string {
  const given = Object.entries(sift).filter(([, value]) => value !== '')
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}
