/** The secrets that open tables. They live in the browser and in links after the #, which no server sees.

A tab keeps the key it came with, so that two seats of one table can be open in two tabs of one browser. */

import { alone } from './carrier'
import { load, save } from './stored'

export interface Secret {
  table: string
  key: string
  watching: boolean
  invite?: string // of the table's creator: what friends join with
  watch?: string // of the table's creator: what others watch with
  salt?: string // what this browser has added to the dice
  device?: boolean // the table is on this device, and on no server unless that is said, too
  server?: boolean
}

const here = alone ? 'device' : 'server'

const tab = () => sessionStorage

/** What a player adds to the dice, so that the server alone cannot choose them: 128 random bits. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const known = () => load<Secret[]>('secrets', [])

/** Every secret of this browser for the house that this page asks, the newest first. */
export function secrets(): Secret[] {
  return known().filter((each) => each[here] ?? !isElsewhere(each))
}

/** Is the table in the other place: on a server, where this page is on a device, or on this device? */
function isElsewhere(secret: Secret): boolean {
  return (alone ? secret.server : secret.device) ?? false
}

/** How many tables of one's own are only in the other place. */
export function elsewhere(): number {
  return known().filter((each) => !each.watching && isElsewhere(each) && !each[here]).length
}

export function remember(secret: Secret): void {
  const same = (each: Secret) => each.table === secret.table && each.key === secret.key
  save('secrets', [{ ...known().find(same), ...secret, [here]: true }, ...known().filter((each) => !same(each))])
  save(`key.${secret.table}`, secret.key, tab)
}

/** A seat got another key: the old one opens nothing any more. */
export function rekey({ table, key }: Secret, next: string): void {
  save('secrets', known().map((each) => (each.table === table && each.key === key ? { ...each, key: next } : each)))
  save(`key.${table}`, next, tab)
}

/** What opens a table: the key of this tab, else a seat's, else one for watching. */
export function secretOf(table: string): Secret | null {
  const held = secrets().filter((each) => each.table === table)
  const ofTab = load<string | null>(`key.${table}`, null, tab)
  return held.find((each) => each.key === ofTab) ?? held.find((each) => !each.watching) ?? held[0] ?? null
}

/** The next game of the same people opens with the same secrets. */
export function inherit(next: string, from: string): void {
  const secret = secretOf(from)
  if (secret && !secretOf(next)) remember({ ...secret, table: next })
}

/** A table that is in the other place, too, stays there. */
export function forget(table: string): void {
  const kept = known().map((each) => (each.table === table ? { ...each, [here]: false } : each))
  save('secrets', kept.filter((each) => each.table !== table || isElsewhere(each)))
}
