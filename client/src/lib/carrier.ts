/** What carries the page's requests to a house, and the lines of its tables: the network, or a worker on this device. */

import { overNet } from './net'

export interface Answer {
  status: number
  /** The body, as text or as a file. */
  text: () => Promise<string>
  blob: () => Promise<Blob>
}

export interface Line {
  send(text: string): void
  close(): void
}

export interface Hears {
  opened(): void
  heard(text: string): void
  lost(): void
}

export interface Carrier {
  /** Rejected if the house cannot be reached. */
  ask(method: string, path: string, query: Record<string, string>, key: string, body: string): Promise<Answer>
  open(hears: Hears): Line
}

const said = (name: string) => globalThis.document?.querySelector(`meta[name="ludotek-${name}"]`)?.getAttribute('content') ?? ''

/** A static site says so in its page: there is no server, the house is on this device. */
export const alone = said('house') === 'device'
/** Where the page of a server is that serves this site as well; '': there is none. */
export const server = said('server')

let chosen: Promise<Carrier> | undefined

export function carrier(): Promise<Carrier> {
  chosen ??= alone ? import('../pocket/carrier').then(({ onDevice }) => onDevice()) : Promise.resolve(overNet)
  return chosen
}
