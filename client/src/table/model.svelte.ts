/** A table as one page sees it: the last state, what may be done, and what the reader is looking at. No rules. */

import { untrack } from 'svelte'
import { cards, cardsAt, rulebook } from '../lib/library.svelte'
import { isRefused, type Link, type Outgoing } from '../lib/messages'
import { pace } from '../lib/motion'
import { settings } from '../lib/settings.svelte'
import { thing } from '../lib/things'
import type {
  CardInfo, Chat, Choice, ClauseInfo, Company, Decision, Done, Entry, Line, Pinged, Preview, Refused, State, Why,
} from '../lib/wire'
import { call, t } from '../lib/words.svelte'
import { Helping } from './helping.svelte'
import { Laid } from './laid.svelte'
import { ends, kindOf, Presses } from './presses.svelte'
import { Rest, RESUME } from './rest.svelte'
import { byOthers, Showing } from './showing.svelte'
import { drawn } from './steady'
import { TAKEN_BACK } from './story'

/** What the why-sheet shows: a thing, its text, the rules behind it. */
export interface Explanation {
  title: string
  text?: string
  rules?: string[]
  card?: string
  refused?: Why
  lines?: string[]
  anchor?: Element
  /** It is the best options that are shown. */
  hint?: boolean
  /** It is the odds that are shown. */
  odds?: boolean
  /** True only while there is no connection. */
  offline?: boolean
}

const settles = 350 // milliseconds in which a hand that is about to press sees that the question has changed
const ANNOUNCED = 2600 // milliseconds of a banner
const SAID = 5000 // of a remark
const NONE: never[] = []
const UNFORESEEN = 1500 // for which an answer waits for its preview

function upTo(lines: Line[], last: number): Line[] {
  return last === Infinity ? lines : lines.filter(({ n }) => n <= last)
}

export class TableModel {
  private readonly laid = new Laid()
  /** The last state. */
  readonly state: State = this.laid.state
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
  /** The last line that a board has come to while it plays a phase (`shown`); null: none of it yet. */
  upTo: number | null = $state(null)
  /** What others do, one fact after the other. */
  readonly showing: Showing = new Showing((state) => this.put(state), () => this.shown !== null)
  /** The last line that has been shown. */
  private readonly shownTo: number = $derived.by(() => {
    const before = (this.fresh[0]?.n ?? Infinity) - 1
    if (this.shown !== null) return this.upTo ?? before
    if (this.moving) return before
    return this.telling?.n ?? Infinity
  })
  /** The story as far as it has been shown: the log, the ear and the sounds follow it, never the log itself. */
  readonly story: Line[] = $derived(upTo(this.log, this.shownTo))
  readonly decision: Decision | null = $derived.by(() =>
    this.showing.again ? null : (this.state.decisions.find((each) => each.seat === this.seat) ?? null),
  )
  readonly options: Choice[] = $derived(this.decision?.options ?? NONE)
  readonly refused: Why[] = $derived(this.decision?.refused ?? NONE)
  /** The lines of the last state as far as they have been shown. */
  readonly news: Line[] = $derived(upTo(this.fresh, this.shownTo))
  /** The last question that the reader answered. */
  answered: string | null = null
  /** Hints and odds. */
  readonly helping = new Helping(this)
  /** The reader has said Done: the way back, also while a step of the others takes the question away for a moment. */
  readonly rest = new Rest()
  /** The question has just become another one: the number of that change, 0 once it has settled (`steady.ts`). */
  settling = $state(0)
  /** An answer that loses the game, until it is confirmed or thought better of. */
  confirming: Choice | null = $state.raw(null)
  /** The reader is asked whether to go back across dice or hidden cards. */
  rewinding = $state(false)
  /** Set by a board: how it says what others do; '' is not told, because it is seen, or said with what follows from it. */
  caption: (line: Line) => string = ({ text }) => text

  /** The reader's turn has just begun: a banner says so for a moment. */
  announced = $state(false)
  /** A word to the reader that goes away by itself. */
  remark: string | null = $state(null)

  private readonly presses = new Presses(
    () => this.decision,
    async ({ id, seat }, choice) => {
      if (ends(choice) && !this.known && !this.unforeseeable) await this.foreseeing()
      if (ends(choice) && this.isFatal(choice) && choice !== this.daring) {
        this.confirming = choice
        return false
      }
      this.ended = ends(choice)
      this.answered = id
      return (await this.ask({ type: 'act', decision: id, action: choice.action, seat })) !== null
    },
    () => this.say(t('frame-too-late')),
  )
  private readonly cards: Map<string, CardInfo> | undefined = $derived.by(() => {
    const { id, game, options, pack } = this.state.table
    if (pack) return cardsAt(id, settings.lang)
    return cards(game, settings.lang, typeof options.deck === 'string' ? options.deck : null)
  })
  private kind: string | null = null // of the last question
  private unsent: string | null = null // the question to which a press was not sent, or perhaps not
  private ended = false // the last answer was the end of its question
  private changes = 0
  private moving = $state(false)
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `view`
  private played: any = $state.raw(null)
  private previews: Preview | null = $state.raw(null)
  private foreseen = (): void => {} // goes on with what waits for the previews
  private daring: Choice | null = null // the answer that loses the game, meant all the same
  private pingFades: ReturnType<typeof setTimeout> | undefined
  private rests: ReturnType<typeof setTimeout> | undefined
  private settled: ReturnType<typeof setTimeout> | undefined
  private announces: ReturnType<typeof setTimeout> | undefined
  private remarks: ReturnType<typeof setTimeout> | undefined

  constructor(
    state: State,
    private readonly link: Link | null = null,
  ) {
    this.showing.receive(state, true)
  }

  /** Who has come and gone since the last state. */
  meet({ present, spectators }: Company): void {
    untrack(() => {
      const { table } = this.state
      const seats = table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }))
      this.laid.put('table', { ...table, seats, spectators })
    })
  }

  // --- what a board reads ---------------------------------------------------------------------------------------------

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game casts it to its own type
  get view(): any {
    return this.state.view
  }

  /** How many states there have been: for what follows each of them, whatever it says. */
  get states(): number {
    return this.laid.count
  }

  get seat(): number {
    return this.state.me.seat
  }

  /** What the reader has to read off the real table now. */
  get entry(): Entry | null {
    const { entry, me } = this.state
    return entry && !this.readonly && me.seats.includes(entry.seat) ? entry : null
  }

  /** Hidden cards are in people's hands: nobody here knows what would follow. */
  get unforeseeable(): boolean {
    return this.state.table.real && !this.state.table.together
  }

  /** There is more to answer than whether to come back after having said Done. */
  get asked(): boolean {
    return !this.readonly && this.options.some(({ verb }) => verb !== RESUME)
  }

  get readonly(): boolean {
    return this.link === null || this.state.me.seats.length === 0
  }

  get speed(): number {
    return pace()
  }

  /** The view from which a board plays what has happened since (it sets it); null: nothing is played. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `view`
  get shown(): any {
    return this.played
  }

  set shown(view: unknown) {
    this.played = view
    if (view !== null) return
    this.upTo = null
    this.showing.goOn()
  }

  /** What somebody else has done, while it is told: a caption says it, and a board shows the things that it names. */
  get telling(): Line | null {
    return this.showing.line
  }

  /** Where that is said: in the bar, which covers nothing, and asks when it has been told; while a board plays something
   * itself, or at the end, over the lower edge of the board. */
  get told(): 'bar' | 'board' | null {
    if (!this.telling) return null
    return this.shown !== null || this.state.outcome !== null ? 'board' : 'bar'
  }

  /** Is everything that has just happened shown? Until then nothing is answered: dice in the air, a phase played back. */
  get rested(): boolean {
    return !this.moving && this.shown === null && !this.showing.again
  }

  /** Has the reader seen all there is? The result waits for that. */
  get seen(): boolean {
    return this.rested && !this.showing.busy
  }

  get offline(): boolean {
    return this.link !== null && this.link.status !== 'online'
  }

  /** Why the server has just ended the line, until it is back. */
  get parting(): string | null {
    return this.link?.parting ?? null
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

  /** How an option would change the outlook, in the game's own shape; null if it would not, or nobody knows. */
  shift(action: number): unknown {
    return this.known?.outlook[action] ?? null
  }

  /** Chance or hidden cards decide what comes after the previewed facts. */
  previewOpen(action: number): boolean {
    return this.known?.open[action] ?? true
  }

  /** Allowed, but it would only cost. */
  isIdle(action: number): boolean {
    return this.known?.idle.includes(action) ?? false
  }

  /** It loses the game for certain: who presses it is asked again. */
  isFatal({ action }: Choice): boolean {
    return this.known?.fatal.includes(action) ?? false
  }

  /** The hand was quicker than the preview: what ends a question, and may end the game with it, waits for that. */
  private foreseeing(): Promise<void> {
    return new Promise((resolve) => {
      this.foreseen = resolve
      setTimeout(resolve, UNFORESEEN)
    })
  }

  private get known(): Preview | null {
    return this.previews && this.previews.decision === this.decision?.id ? this.previews : null
  }

  /** A card by the name that options and facts have for it. */
  cardNamed(name: string | undefined): CardInfo | undefined {
    return this.allCards.find(({ id }) => thing('card', id) === name)
  }

  /** All cards that are played with, once they are known. */
  get allCards(): CardInfo[] {
    return [...(this.cards?.values() ?? [])]
  }

  card(id: string): CardInfo | undefined {
    return this.cards?.get(id)
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
    this.give([choice])
  }

  /** Many answers to the same question by one press: of those on their way already only what is still missing. */
  actAll(choices: Choice[]): void {
    this.give(this.presses.missing(choices))
  }

  private give(choices: Choice[]): void {
    const { decision } = this
    if (!decision || this.readonly) return
    if (this.offline) return this.sayOffline()
    if (!this.rested) return this.say(t('frame-not-yet'))
    const fatal = choices.find((choice) => this.isFatal(choice))
    if (fatal) this.confirming = fatal
    else for (const choice of choices) this.press(decision, choice)
  }

  /** The answer that loses the game, all the same. */
  confirm(): void {
    const choice = this.confirming
    this.confirming = null
    this.daring = choice
    if (choice && this.decision && this.options.includes(choice)) this.press(this.decision, choice)
  }

  /** Whoever answers has seen enough of what the others did. */
  private press(decision: Decision, choice: Choice): void {
    this.announced = false
    this.showing.skip()
    this.presses.add(decision, choice)
  }

  /** Something is in motion for so many milliseconds. */
  moves(length: number): void {
    clearTimeout(this.rests)
    this.moving = length > 0
    if (this.moving) this.rests = setTimeout(() => (this.moving = false), length)
  }

  /** The reader has seen enough of what is shown: the question comes back, where the button to skip was. */
  skip(): void {
    this.shown = null
    this.showing.skip()
    this.unsettle()
  }

  explain(what: Explanation): void {
    this.sheet = what
  }

  /** Say in passing what need not be looked up. */
  say(text: string): void {
    this.remark = text
    clearTimeout(this.remarks)
    this.remarks = setTimeout(() => (this.remark = null), SAID)
  }

  /** It is the reader's turn now. */
  announce(): void {
    this.announced = true
    clearTimeout(this.announces)
    this.announces = setTimeout(() => (this.announced = false), ANNOUNCED)
  }

  zoom(card: string): void {
    this.zoomed = card
  }

  ping(target: string): void {
    void this.ask({ type: 'ping', target })
  }

  /** Send a request; a refusal is explained to the reader, unless it was not they who asked, and null comes back. */
  async ask(message: Outgoing, quietly = false): Promise<Done | null> {
    if (!this.link) return null
    try {
      return await this.link.send(message)
    } catch (error) {
      if (!isRefused(error)) throw error
      if (!quietly) this.refuse(error)
      return null
    }
  }

  private refuse({ code, text, rules }: Refused): void {
    if (code === 'offline') this.sayOffline()
    else if (code === 'stale') this.say(t('frame-too-late')) // the state that made it stale is here or on its way
    else this.explain({ title: '', text, rules })
  }

  private sayOffline(): void {
    this.unsent = this.decision?.id ?? null
    this.explain({ title: t('frame-no-connection'), text: t('frame-not-sent'), offline: true })
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  receive(state: State): void {
    const last = this.log.at(-1)?.n ?? -1
    const fresh = state.moved ? state.log.filter(({ n }) => n > last) : []
    this.showing.receive(state, fresh.some(({ n, name }) => n < state.since || TAKEN_BACK.includes(name)))
  }

  /** Lay a state on the table; what comes back is to be told. */
  private put(state: State): Line[] {
    const before = untrack(() => (this.states > 0 ? this.decision?.id : undefined))
    this.freshen(state)
    if (state.moved) this.helping.forget()
    this.log = [...this.log.filter((line) => line.n < state.log_from), ...state.log]
    this.laid.lay(state)
    untrack(() => call(this.state.table.names))
    if (this.sheet?.offline) this.sheet = null
    // Else it has arrived after all. Who has several seats may look from another one when the line is back.
    if (state.decisions.some(({ id }) => id === this.unsent)) this.say(t('frame-press-again'))
    this.unsent = null
    this.rest.follow(this.decision)
    if (this.decision?.id !== before) this.decided()
    this.presses.goOn()
    return this.link ? byOthers(this.fresh, state.since).filter((line) => !(line.n in state.unfolding) && this.caption(line) !== '') : []
  }

  /** A state that tells nothing new (somebody came) leaves what is in motion alone. */
  private freshen({ log, log_from, moved }: State): void {
    const last = this.log.at(-1)?.n ?? -1
    if (moved) this.fresh = log_from === 0 ? log.filter((line) => line.n > last) : log
    else if (log.length > 0 || log_from <= last) this.fresh = []
  }

  private decided(): void {
    this.selected = null
    if (!this.sheet?.odds) this.sheet = null // odds go on with the next question
    this.helping.forget()
    this.confirming = null
    this.rewinding = false
    const decision = this.decision
    if (decision) this.turnTo(kindOf(decision))
  }

  /** Another question, or the same one after it was done with: who is about to press has to see it first. */
  private turnTo(kind: string): void {
    const another = this.kind !== null && (this.kind !== kind || this.ended)
    this.kind = kind
    this.ended = false
    if (another) this.unsettle()
  }

  private unsettle(): void {
    const change = ++this.changes
    clearTimeout(this.settled)
    this.settling = change
    drawn(() => {
      if (this.settling === change) this.settled = setTimeout(() => (this.settling = 0), settles)
    })
  }

  foresee(preview: Preview): void {
    this.previews = preview
    this.foreseen()
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
