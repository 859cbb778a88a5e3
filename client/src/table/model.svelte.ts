/** A table as one page sees it: the last state, what may be done, and what the reader is looking at. No rules. */

import { cards, rulebook } from '../lib/library.svelte'
import { isRefused, type Link, type Outgoing } from '../lib/messages'
import { pace } from '../lib/motion'
import { settings } from '../lib/settings.svelte'
import type {
  CardInfo, Chat, Choice, ClauseInfo, Decision, Done, Line, Pinged, Preview, Refused, State, Why,
} from '../lib/wire'
import { Rest, RESUME } from './rest.svelte'

/** What the why-sheet shows: a thing, its text, the rules behind it. */
export interface Explanation {
  title: string
  text?: string
  rules?: string[]
  card?: string
  refused?: Why
  lines?: string[]
  anchor?: Element
}

export class TableModel {
  /** The last state; replaced as a whole, never changed within. */
  state: State = $state.raw() as State
  /** The whole story so far, of which a state only carries the end. */
  log: Line[] = $state.raw([])
  /** The lines that came with the last state: what is worth showing in motion. */
  fresh: Line[] = $state.raw([])
  chats: Chat[] = $state.raw([])
  pinged: Pinged | null = $state.raw(null)
  /** Free for boards: what the reader has picked up. Let go when the decision changes. */
  selected: string | null = $state(null)
  sheet: Explanation | null = $state.raw(null)
  zoomed: string | null = $state(null)
  /** The view from which a board plays what has happened since; the end waits until that has been shown. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `view`
  shown: any = $state.raw(null)
  /** The last question that the reader answered. */
  answered: string | null = null
  /** An answer is on its way. */
  busy = $state(false)

  /** The reader has said Done: the way back, also while a step of the others takes the question away for a moment. */
  readonly rest = new Rest()

  private previews: Preview | null = $state.raw(null)
  private pingFades: ReturnType<typeof setTimeout> | undefined

  constructor(
    state: State,
    private readonly link: Link | null = null,
  ) {
    this.receive(state)
  }

  // --- what a board reads ---------------------------------------------------------------------------------------------

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game casts it to its own type
  get view(): any {
    return this.state.view
  }

  get seat(): number {
    return this.state.me.seat
  }

  get decision(): Decision | null {
    return this.state.decisions.find((each) => each.seat === this.seat) ?? null
  }

  get options(): Choice[] {
    return this.decision?.options ?? []
  }

  get refused(): Why[] {
    return this.decision?.refused ?? []
  }

  /** There is more to answer than whether to come back after having said Done. */
  get asked(): boolean {
    return !this.readonly && this.options.some(({ key }) => key !== RESUME)
  }

  get readonly(): boolean {
    return this.link === null || this.state.me.seats.length === 0
  }

  get speed(): number {
    return pace()
  }

  /** What would follow from an option; null until it is known. */
  preview(action: number): Line[] | null {
    return this.known?.options[action] ?? null
  }

  /** How an option would change the view's forecast, in the game's own shape; null if it would not, or nobody knows. */
  shift(action: number): Record<string, unknown> | null {
    return this.known?.outlook[action] ?? null
  }

  /** Chance or hidden cards decide what comes after the previewed facts. */
  previewOpen(action: number): boolean {
    return this.known?.open[action] ?? true
  }

  private get known(): Preview | null {
    return this.previews && this.previews.decision === this.decision?.id ? this.previews : null
  }

  card(id: string): CardInfo | undefined {
    const deck = this.state.table.options.deck
    return cards(this.state.table.game, settings.lang, typeof deck === 'string' ? deck : null)?.get(id)
  }

  clause(id: string): ClauseInfo | undefined {
    return rulebook(this.state.table.game, settings.lang)?.clauses.get(id)
  }

  /** The name of a seat; one person on several seats is told apart by their numbers. */
  nameOf(seat: number): string {
    const { seats } = this.state.table
    const name = seats[seat]?.name ?? ''
    return seats.filter((each) => each.name === name).length > 1 ? `${name} ${seat + 1}` : name
  }

  // --- what a board does ----------------------------------------------------------------------------------------------

  act(choice: Choice | number): void {
    const decision = this.decision
    if (!decision || this.readonly || this.busy || this.shown) return
    const action = typeof choice === 'number' ? choice : choice.action
    this.busy = true
    this.answered = decision.id
    void this.ask({ type: 'act', decision: decision.id, action, seat: decision.seat }).finally(() => (this.busy = false))
  }

  /** The reader has seen enough of what the board plays. */
  skip(): void {
    this.shown = null
  }

  explain(what: Explanation): void {
    this.sheet = what
  }

  zoom(card: string): void {
    this.zoomed = card
  }

  ping(target: string): void {
    void this.ask({ type: 'ping', target })
  }

  /** Send a request; a refusal is explained to the reader, and null comes back. */
  async ask(message: Outgoing): Promise<Done | null> {
    if (!this.link) return null
    try {
      return await this.link.send(message)
    } catch (error) {
      if (!isRefused(error)) throw error
      this.refuse(error)
      return null
    }
  }

  private refuse({ code, text, rules }: Refused): void {
    // A stale answer needs no words: the state that made it stale is here or on its way. Nor does a lost connection.
    if (code !== 'stale' && code !== 'offline') this.explain({ title: '', text, rules })
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  receive(state: State): void {
    const before = this.state ? this.decision?.id : undefined
    this.freshen(state)
    this.log = [...this.log.filter((line) => line.n < state.log_from), ...state.log]
    this.state = state
    this.rest.follow(this.decision)
    if (this.decision?.id !== before) this.decided()
  }

  /** A state that tells nothing new (somebody came, a preview was asked for) leaves what is in motion alone. */
  private freshen({ log, log_from, moved }: State): void {
    const last = this.log.at(-1)?.n ?? -1
    if (moved) this.fresh = log_from === 0 ? log.filter((line) => line.n > last) : log
    else if (log.length > 0 || log_from <= last) this.fresh = []
  }

  private decided(): void {
    this.selected = null
    this.sheet = null
    const decision = this.decision
    if (decision && !this.readonly) void this.quietly({ type: 'preview', decision: decision.id, seat: decision.seat })
  }

  /** Without a preview nothing is lost: its refusal is not worth a word. */
  private async quietly(message: Outgoing): Promise<void> {
    await this.link?.send(message).catch(() => null)
  }

  foresee(preview: Preview): void {
    this.previews = preview
  }

  hear(lines: Chat[]): void {
    const first = lines[0]
    if (first) this.chats = [...this.chats.filter((line) => line.n < first.n), ...lines]
  }

  point(ping: Pinged): void {
    this.pinged = ping
    clearTimeout(this.pingFades)
    this.pingFades = setTimeout(() => (this.pinged = null), 4000)
  }
}
