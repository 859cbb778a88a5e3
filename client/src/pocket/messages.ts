/** What the page and the worker say to each other. */

export type ToWorker =
  | { type: 'ask'; id: number; method: string; path: string; query: Record<string, string>; key: string; body: string }
  | { type: 'open'; line: number }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'failed'; problem: string }
  | { type: 'answer'; id: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { type: 'heard'; line: number; text: string }
  | { type: 'lost'; line: number }

/** The list of the files of one pocket edition, `pocket/pocket.json`. */
export interface Edition {
  version: string
  files: Record<string, string>
  lock: unknown // Pyodide's list of packages, without any
}
