/** The secrets that open tables. They live in the browser and in links after the #, which no server sees.

A tab keeps the key it came with, so that two seats of one table can be open in two tabs of one browser. */

import { load, save } from './stored'

export interface Secret {
  table: string
  key: string
  watching: boolean
  invite?: string // of the table's creator: what friends join with
  watch?: string // of the table's creator: what others watch with
  salt?: string // what this browser has added to the dice
}

const tab = () => sessionStorage

/** What a player adds to the dice, so that the server alone cannot choose them: 128 random bits. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Every secret of this browser, the newest first. */
export function secrets(): Secret[] {
  return load<Secret[]>('secrets', [])
}

export function remember(secret: Secret): void {
  const same = (each: Secret) => each.table === secret.table && each.key === secret.key
  save('secrets', [{ ...secrets().find(same), ...secret }, ...secrets().filter((each) => !same(each))])
  save(`key.${secret.table}`, secret.key, tab)
}

/** A seat got another key: the old one opens nothing any more. */
export function rekey({ table, key }: Secret, next: string): void {
  save('secrets', secrets().map((each) => (each.table === table && each.key === key ? { ...each, key: next } : each)))
  save(`key.${table}`, next, tab)
}

/** What opens a table: the key of this tab, else a seat's, else one for watching. */
export function secretOf(table: string): Secret | null {
  const held = secrets().filter((each) => each.table === table)
  const here = load<string | null>(`key.${table}`, null, tab)
  return held.find((each) => each.key === here) ?? held.find((each) => !each.watching) ?? held[0] ?? null
}

/** The next game of the same people opens with the same secrets. */
export function inherit(next: string, from: string): void {
  const secret = secretOf(from)
  if (secret && !secretOf(next)) remember({ ...secret, table: next })
}

export function forget(table: string): void {
  save('secrets', secrets().filter((each) => each.table !== table))
}
