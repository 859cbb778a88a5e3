/** What others do is shown one fact after the other, at the reader's pace; what the reader does is there at once.
 *
 * A board reads `model.telling`, the fact that is told now, and shows what it is about: `model.telling?.things.animal`. */

import { pace } from '../lib/motion'
import { settings, type Following } from '../lib/settings.svelte'
import type { Line, State } from '../lib/wire'
import { TAKEN_BACK } from './story'

/** Milliseconds for a fact. */
const LENGTHS: Record<Following, number> = { slow: 1800, normal: 900, fast: 400, once: 0 }
const MANY = 6 // states that wait before the show goes faster, so that it never falls far behind the table

/** Of these new lines, those that the answers of others have brought; what is said twice in a row is told once. */
export function byOthers(fresh: readonly Line[], since: number): Line[] {
  const told = fresh.filter(({ n, text, name }) => n >= since && text !== '' && !TAKEN_BACK.includes(name))
  return told.filter(({ text }, i) => text !== told[i - 1]?.text)
}

export class Showing {
  /** The fact that is told now. */
  line: Line | null = $state.raw(null)
  /** The last turn of the others is shown once more. */
  again = $state(false)
  /** States since the reader's last answer: what was on the table then, and everything after it. */
  private past: State[] = $state.raw([])
  private waiting: State[] = $state.raw([])
  private facts: Line[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `put` lays a state on the table and gives back what is to be told of it; `held`: a board plays something itself. */
  constructor(
    private readonly put: (state: State) => Line[],
    private readonly held: () => boolean,
  ) {}

  /** Is there something to be seen yet? */
  get busy(): boolean {
    return this.line !== null || this.waiting.length > 0
  }

  /** Is there a turn of the others that can be seen again? */
  get known(): boolean {
    return !this.busy && this.past.slice(1).some(({ log, since }) => byOthers(log, since).length > 0)
  }

  /** A state is here. One that the reader's own answer has brought does not wait, nor one that tells nothing new. */
  receive(state: State, own: boolean): void {
    if (own) this.skip()
    if (this.waiting.length > 0 || (state.moved && (this.line || this.held()))) this.waiting = [...this.waiting, state]
    else this.lay(state, own)
  }

  /** The rest at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.facts = []
    this.line = null
    const left = this.waiting
    this.waiting = []
    for (const state of left) {
      this.remember(state, false)
      this.put(state)
    }
    this.again = false
  }

  /** Go on if nothing holds it back any more. */
  goOn(): void {
    if (this.line === null) this.next()
  }

  /** What the others have done since the reader's last answer, once more. */
  repeat(): void {
    const [first, ...rest] = this.past
    if (!first || !this.known) return
    this.again = true
    this.put({ ...first, moved: false })
    this.past = [first]
    this.waiting = rest
    this.next()
  }

  private lay(state: State, own: boolean): void {
    this.remember(state, own)
    const facts = this.put(state)
    if (!state.moved) return
    this.facts = this.length > 0 ? facts : []
    this.next()
  }

  private remember(state: State, own: boolean): void {
    this.past = own ? [state] : [...this.past, state]
  }

  private next(): void {
    clearTimeout(this.timer)
    this.line = this.held() ? null : (this.facts.shift() ?? null)
    if (this.line) this.timer = setTimeout(() => this.next(), this.length)
    else if (!this.held()) this.lead()
  }

  /** The next state, if there is one. */
  private lead(): void {
    const [state, ...rest] = this.waiting
    this.waiting = rest
    if (!state) this.again = false
    else {
      this.lay(state, false)
      if (!state.moved) this.lead()
    }
  }

  /** Nobody looks at a hidden page, and who wants no motion is told at once. */
  private get length(): number {
    if (globalThis.document?.hidden || pace() === 0) return 0
    return LENGTHS[settings.following] / Math.max(1, this.waiting.length / MANY)
  }
}
