/** One's own games as a file that another device, or a server, opens: a line that says what is in it, and one for each table. */

import { call, Failure } from '../lib/api'
import { mergeDeeds, deeds, type Deed } from '../lib/deeds'
import { remember, secretOf, type Secret } from '../lib/keys'
import type { Restored } from '../lib/wire'
import type { Lang } from '../lib/words.svelte'
import { give } from './download'

const FORMAT = 1
const LARGEST = 100_000_000 // bytes
const TRIES = 4 // where a server is asked too fast
const REST = 1500 // milliseconds

interface Head {
  ludotek: 'backup'
  format: number
  tables: number
  deeds: Deed[]
}

export type Told = (done: number, all: number) => void

/** `left`: tables that need other people, and stay where those are. */
export interface Saved {
  file: Blob
  saved: number
  left: number
}

export async function saveTables(held: Secret[], told: Told = () => {}): Promise<Saved> {
  const lines: string[] = []
  let left = 0
  for (const [n, { table, key }] of held.entries()) {
    told(n, held.length)
    try {
      lines.push(await tableLine(table, key))
    } catch (error) {
      if (!(error instanceof Failure) || !LEFT.includes(error.code)) throw error
      if (error.code === 'others-play') left += 1
    }
  }
  const head: Head = { ludotek: 'backup', format: FORMAT, tables: lines.length, deeds: deeds() }
  return { file: new Blob([JSON.stringify(head), '\n', ...lines]), saved: lines.length, left }
}

const LEFT = ['others-play', 'no-such-table', 'wrong-key', 'spectator', 'reissued']

async function tableLine(table: string, key: string): Promise<string> {
  return (await call('POST', `tables/${encodeURIComponent(table)}/backup`, {}, '', key)).text()
}

/** A single table as a file of one line. */
export async function takeAlong(table: string): Promise<void> {
  give(new Blob([await tableLine(table, secretOf(table)?.key ?? '')]), `ludotek-${table}.ludotek`)
}

/** What came of a file. `came`: how many tables of each kind; `refused`: why others did not, in words, and how many;
 * `missing`: tables that it should have. */
export interface Opened {
  came: Record<Restored['what'], number>
  refused: Map<string, number>
  missing: number
}

/** Null: it is no backup at all. */
export async function openFile(file: Blob, lang: Lang, told: Told = () => {}): Promise<Opened | null> {
  if (file.size > LARGEST) return null
  const lines = (await file.text()).split('\n').filter((line) => line.trim() !== '')
  const head = headOf(lines[0] ?? '')
  const tables = head ? lines.slice(1) : lines
  if (!head && !tables[0]?.startsWith('{"ludotek":"table"')) return null
  const opened: Opened = { came: { new: 0, newer: 0, same: 0, older: 0 }, refused: new Map(), missing: 0 }
  for (const [n, line] of tables.entries()) {
    told(n, tables.length)
    try {
      const { table, key, what } = await restore(line, lang)
      remember({ table, key, watching: false })
      opened.came[what] += 1
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'offline') throw error
      opened.refused.set(error.text, (opened.refused.get(error.text) ?? 0) + 1)
    }
  }
  if (head) {
    opened.missing = Math.max(0, head.tables - tables.length)
    mergeDeeds(head.deeds)
  }
  return opened
}

async function restore(line: string, lang: Lang): Promise<Restored> {
  for (let tried = 1; ; tried++) {
    try {
      return JSON.parse(await (await call('POST', 'tables/restore', { lang }, line)).text()) as Restored
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'too-fast' || tried === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, REST * tried))
    }
  }
}

function headOf(line: string): Head | null {
  try {
    const found = JSON.parse(line) as Partial<Head>
    if (found.ludotek !== 'backup' || !Number.isInteger(found.format) || !Number.isInteger(found.tables)) return null
    return { ludotek: 'backup', format: found.format!, tables: found.tables!, deeds: Array.isArray(found.deeds) ? found.deeds : [] }
  } catch {
    return null
  }
}
