/** A table as one page sees it: the last state, what may be done, and what the reader is looking at. No rules. */

import { cards, rulebook } from '../lib/library.svelte'
import { isRefused, type Link, type Outgoing } from '../lib/messages'
import { pace } from '../lib/motion'
import { settings } from '../lib/settings.svelte'
import type {
  CardInfo, Chat, Choice, ClauseInfo, Decision, Done, Line, Pinged, Preview, Refused, State, Why,
} from '../lib/wire'
import { ends, kindOf, Presses } from './presses.svelte'
import { Rest, RESUME } from './rest.svelte'
import { words } from './words'

/** What the why-sheet shows: a thing, its text, the rules behind it. */
export interface Explanation {
  title: string
  text?: string
  rules?: string[]
  card?: string
  refused?: Why
  lines?: string[]
  anchor?: Element
  /** True only while there is no connection. */
  offline?: boolean
}

const settles = 350 // milliseconds in which a hand that is about to press sees that the question has changed

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
  /** The reader has said Done: the way back, also while a step of the others takes the question away for a moment. */
  readonly rest = new Rest()
  /** The question has just become another one: the number of that change, 0 once it has settled (`steady.ts`). */
  settling = $state(0)
  /** An answer that loses the game, until it is confirmed or thought better of. */
  confirming: Choice | null = $state.raw(null)
  /** The reader is asked whether to go back across dice or hidden cards. */
  rewinding = $state(false)
  /** Set by the frame: does an answer lose the game for certain? */
  isFatal: (choice: Choice) => boolean = () => false

  private readonly presses = new Presses(
    () => this.decision,
    async ({ id, seat }, choice) => {
      this.ended = ends(choice)
      this.answered = id
      return (await this.ask({ type: 'act', decision: id, action: choice.action, seat })) !== null
    },
  )
  private kind: string | null = null // of the last question
  private ended = false // the last answer was the end of its question
  private changes = 0
  private moving = $state(false)
  private previews: Preview | null = $state.raw(null)
  private pingFades: ReturnType<typeof setTimeout> | undefined
  private rests: ReturnType<typeof setTimeout> | undefined
  private settled: ReturnType<typeof setTimeout> | undefined

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

  /** Is everything that has just happened shown? Until then nothing is answered: dice in the air, a phase played back. */
  get rested(): boolean {
    return !this.moving && this.shown === null
  }

  get offline(): boolean {
    return this.link !== null && this.link.status !== 'online'
  }

  /** An answer is on its way. */
  get busy(): boolean {
    return this.presses.pending.length > 0
  }

  /** The answers that are on their way, in order: what they move may move at once. */
  get pending(): Choice[] {
    return this.presses.pending.map((press) => press.choice)
  }

  isPending(choice: Choice): boolean {
    return this.presses.count(choice) > 0
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

  /** Answer, or queue behind what is on its way. */
  act(choice: Choice): void {
    if (!this.decision || this.readonly) return
    if (this.offline) return this.sayOffline()
    if (!this.rested) return
    if (this.isFatal(choice)) this.confirming = choice
    else this.presses.add(this.decision, choice)
  }

  /** The answer that loses the game, all the same. */
  confirm(): void {
    const choice = this.confirming
    this.confirming = null
    if (choice && this.decision && this.options.includes(choice)) this.presses.add(this.decision, choice)
  }

  /** Something is in motion for so many milliseconds. */
  moves(length: number): void {
    clearTimeout(this.rests)
    this.moving = length > 0
    if (this.moving) this.rests = setTimeout(() => (this.moving = false), length)
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
    // A stale answer needs no words: the state that made it stale is here or on its way.
    if (code === 'offline') this.sayOffline()
    else if (code !== 'stale') this.explain({ title: '', text, rules })
  }

  private sayOffline(): void {
    const t = words[settings.lang]
    this.explain({ title: t.noConnection, text: t.notSent, offline: true })
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  receive(state: State): void {
    const before = this.state ? this.decision?.id : undefined
    this.freshen(state)
    this.log = [...this.log.filter((line) => line.n < state.log_from), ...state.log]
    this.state = state
    if (this.sheet?.offline) this.sheet = null
    this.rest.follow(this.decision)
    if (this.decision?.id !== before) this.decided()
    this.presses.goOn()
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
    this.confirming = null
    this.rewinding = false
    const decision = this.decision
    if (decision) this.turnTo(kindOf(decision))
    if (decision && !this.readonly) void this.quietly({ type: 'preview', decision: decision.id, seat: decision.seat })
  }

  /** Another question, or the same one after it was done with: who is about to press has to see it first. */
  private turnTo(kind: string): void {
    const another = this.kind !== null && (this.kind !== kind || this.ended)
    this.kind = kind
    this.ended = false
    if (!another) return
    clearTimeout(this.settled)
    this.settling = ++this.changes
    this.settled = setTimeout(() => (this.settling = 0), settles)
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
