/** Where the reader is, and how to go elsewhere. */

import { href, parse, type Route } from './address'

export { href, type Route }

/** A page's address that can be sent to somebody. */
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
