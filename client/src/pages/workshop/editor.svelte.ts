/** A pack being written: every change is kept in the browser at once, and can be taken back. */

import { changedElsewhere, findOwn, keepOwn, type Own } from './own'
import { same, type Table } from './tree'

interface Step {
  pack: Table // as it was before
  what: string // that was done to it, in words
}

const MOST_STEPS = 200
const ONE_MOVE = 1500 // milliseconds: presses of one button within that are one step

export class Editor {
  readonly id: string
  pack: Table = $state.raw({})
  /** Whether the last change could be kept in the browser. */
  kept = $state(true)
  private past: Step[] = $state.raw([])
  private future: Step[] = $state.raw([])
  private last = { mark: '', at: 0 }

  constructor(own: Own) {
    this.id = own.id
    this.pack = own.pack
  }

  /** What would be undone, in words; '' if nothing can be. */
  get undoable(): string {
    return this.past.at(-1)?.what ?? ''
  }

  get redoable(): string {
    return this.future.at(-1)?.what ?? ''
  }

  /** Changes with the same mark that follow each other quickly are undone together. */
  change(pack: Table, what: string, mark = ''): void {
    if (same(pack, this.pack)) return
    const now = Date.now()
    const goesOn = mark !== '' && mark === this.last.mark && now - this.last.at < ONE_MOVE
    if (!goesOn) this.past = [...this.past, { pack: this.pack, what }].slice(-MOST_STEPS)
    this.last = { mark, at: now }
    this.future = []
    this.show(pack)
  }

  undo(): void {
    const step = this.past.at(-1)
    if (!step) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, { pack: this.pack, what: step.what }]
    this.last.mark = ''
    this.show(step.pack)
  }

  redo(): void {
    const step = this.future.at(-1)
    if (!step) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, { pack: this.pack, what: step.what }]
    this.last.mark = ''
    this.show(step.pack)
  }

  /** Another tab has changed the pack: go on with what it has kept. */
  hear(event: StorageEvent, what: string): void {
    if (changedElsewhere(event) !== this.id) return
    const found = findOwn(this.id)
    if (!found || same(found.pack, this.pack)) return
    this.past = [...this.past, { pack: this.pack, what }].slice(-MOST_STEPS)
    this.future = []
    this.pack = found.pack
  }

  private show(pack: Table): void {
    this.pack = pack
    this.kept = keepOwn({ id: this.id, pack, changed: Date.now() })
  }
}

const open = new Map<string, Editor>()

/** The editor of a pack of one's own, with what can be undone since the page was opened; null if there is no such pack. */
export function editorOf(id: string): Editor | null {
  const own = findOwn(id)
  if (!own) return null
  const found = open.get(id)
  if (found && same(found.pack, own.pack)) return found
  const fresh = new Editor(own)
  open.set(id, fresh)
  return fresh
}
