/** One drawing of the table: whose eyes look, what can be done with each thing, and what would come of it. */

import { Board, provide, useBoard } from '../../board/board.svelte'
import type { Named } from '../../lib/things'
import type { Choice } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { TableModel } from '../../table/model.svelte'
import { forecast, isIdle, struck, type Outcome } from './forecast'
import { sorted } from './hand/hand'
import type { Room } from './room'
import { membersOf, nearSide } from './seating'
import { cardSpot, spotOf, type Spot } from './spots'
import type { View } from './view'

/** How a thing is drawn: target and may glow, idle is dashed, why is greyed, held is what acts now. */
export type Manner = 'target' | 'may' | 'idle' | 'why' | 'held' | 'plain'

export interface Drag {
  spot: Spot
  /** which of several copies */
  id: string
  /** where it began and where the pointer is, on the screen */
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** Cards that lie spread out to be read or chosen from. */
export type Heap = 'support' | 'deck' | 'removed'

const AIM = 'ChooseAttackTarget'
const PLAYS = ['play', 'focus', 'rally', 'card']
/** What these offer costs something: the first press says what it does, the second does it. */
const WEIGHED_FIRST: Spot[] = ['ability', 'draw', 'bonus']

export class Look extends Board<View> {
  room: Room = $state.raw({ form: 'full', zoom: 1, animals: 174, hand: 206 })
  hovered: Spot | null = $state(null)
  /** Pixels of the window, and of the card of the hand that is read. */
  height = $state(664)
  raised = $state(196)
  /** On a phone the hand is opened to be read. */
  handOpen = $state(false)
  drag: Drag | null = $state.raw(null)
  /** Where a card was put down to be played: it lies there until it is in play, and comes into play from there. */
  landed: Drag['to'] | null = null
  /** The card that the pointer rests on, shown large beside it. */
  peeked: { card: string; beside: DOMRect } | null = $state.raw(null)
  /** What the reader has spread out. */
  private spread: { side: number; heap: Heap } | null = $state.raw(null)
  /** Where a dragged attacker was let go, until the server has offered its targets. */
  private dropped: Spot | null = $state(null)

  readonly question: string = $derived.by(() => this.model.decision?.name ?? '')

  /** Figures only: there is no room for every word. */
  get narrow(): boolean {
    return this.room.form !== 'full'
  }

  get low(): boolean {
    return this.room.form === 'low'
  }

  get zoom(): number {
    return this.room.zoom
  }

  /** The reader's own cards, by cost. */
  readonly hand: string[] = $derived.by(() => {
    const cards = this.view.seat === null ? [] : (this.view.seats[this.view.seat]?.hand.known ?? [])
    return sorted(cards, (card) => this.card(card)?.numbers.cost ?? 0)
  })

  get near(): number {
    return nearSide(this.view)
  }

  /** A player as the reader knows them. */
  player(seat: number): string {
    return seat === this.view.seat ? t('board-you') : this.model.nameOf(seat)
  }

  /** Who plays a side: one player, or a team. */
  whose(side: number): string {
    return membersOf(this.view, side).map((seat) => this.player(seat)).join(' & ')
  }

  // --- what may be done -----------------------------------------------------------------------------------------------

  protected override spotOf(option: Named): Spot {
    return spotOf(this.question, option)
  }

  override choices(spot: Spot): Choice[] {
    if (this.poised) return spot === this.poised.target ? [this.poised.attack] : []
    return super.choices(spot)
  }

  /** Some things begin with this: "faction ", "support:". */
  offers(prefix: string): Choice[] {
    return [...this.offered].flatMap(([spot, choices]) => (spot.startsWith(prefix) ? choices : []))
  }

  /** The cards that may be played as Power, while none has been. */
  readonly powers: Choice[] = $derived.by(() => this.offers('hand:').filter(({ verb }) => verb === 'power'))

  /** The place for Power has been pressed: the next card that is pressed goes there. */
  get empowering(): boolean {
    return this.model.selected === 'power' && this.powers.length > 0
  }

  empower(): void {
    this.handOpen = false
    this.model.selected = this.empowering ? null : 'power'
  }

  /** What pressing the same thing once more does. */
  readonly asked: { spot: Spot; choice: Choice } | null = $derived.by(() => {
    const spot = this.model.selected
    const choice = spot && WEIGHED_FIRST.includes(spot) ? this.choices(spot)[0] : undefined
    return spot && choice ? { spot, choice } : null
  })

  /** Where the card that is carried can be put down, and what becomes of it there. */
  get zones(): { table: boolean; power: boolean } {
    const choices = this.drag?.spot.startsWith('hand:') && this.landed === null ? this.choices(this.drag.spot) : []
    return { table: choices.some(({ verb }) => PLAYS.includes(verb)), power: choices.some(({ verb }) => verb === 'power') }
  }

  readonly aiming = $derived.by(() => this.question === AIM)

  /** An attack whose only target would be struck without another question: it waits for a press on that target. */
  readonly poised: { spot: Spot; attack: Choice; target: Spot } | null = $derived.by(() => {
    const spot = this.model.selected
    const attack = spot ? this.attackOn(spot) : undefined
    const target = spot && attack && this.struckBy(attack)
    return target ? { spot, attack, target } : null
  })

  /** The Animal that attacks, while its target is asked for. */
  readonly attacker: Spot | null = $derived.by(() => {
    if (this.poised) return this.poised.spot
    return this.model.decision?.things.attacker ?? null
  })

  /** A question that is answered on things of the table: everything else steps back. */
  readonly choosing = $derived.by(() => this.poised !== null || (this.question !== 'MainPhase' && ['animal ', 'keep ', 'seat '].some((kind) => this.offers(kind).length > 0)))

  /** Is it what somebody else is just doing something with? */
  isTold(spot: Spot): boolean {
    return Object.values(this.model.telling?.things ?? {}).includes(spot)
  }

  manner(spot: Spot): Manner {
    if (spot === this.attacker || spot === this.drag?.spot) return 'held'
    const [choice] = this.choices(spot)
    if (choice && !this.choosing) return this.model.isIdle(choice.action) ? 'idle' : 'may'
    if (choice) return this.isIdle(choice, spot) ? 'idle' : 'target'
    return this.choosing ? 'why' : 'plain'
  }

  // --- what lies spread out -------------------------------------------------------------------------------------------

  /** The heap that a question is about, else the one that the reader opened. */
  get heap(): { side: number; heap: Heap } | null {
    const asked = (['support', 'deck'] as const).find((heap) => this.offers(`${heap}:`).length > 0)
    return asked ? { side: this.near, heap: asked } : this.spread
  }

  open(side: number, heap: Heap): void {
    const same = this.spread?.side === side && this.spread.heap === heap
    this.spread = same ? null : { side, heap }
  }

  close(): void {
    this.handOpen = false
    this.spread = null
    this.model.selected = null
  }

  /** Something lies open that Escape closes first. */
  get busied(): boolean {
    const { selected, sheet, zoomed } = this.model
    return Boolean(selected ?? sheet ?? zoomed ?? this.spread) || this.handOpen
  }

  // --- what would come of it ------------------------------------------------------------------------------------------

  private foreseen(choice: Choice): Map<Spot, Outcome> | null {
    const lines = this.model.preview(choice.action)
    return lines && forecast(lines)
  }

  /** A target of which nothing would come: it stays as it is, and so does who attacks it. */
  private isIdle(choice: Choice, spot: Spot): boolean {
    const outcome = this.foreseen(choice)?.get(spot)
    return outcome !== undefined && isIdle(outcome) && this.backlash(spot) === null
  }

  /** What a target would do to its attacker. */
  backlash(spot: Spot): Outcome | null {
    const [choice] = this.attacker && spot !== this.attacker && this.choosing ? this.choices(spot) : []
    const back = choice && this.attacker ? this.foreseen(choice)?.get(this.attacker) : undefined
    return back && !isIdle(back) ? back : null
  }

  /** The option whose consequences are shown on everything it touches: the one pointed at, or the only one. */
  readonly weighed: { spot: Spot; choice: Choice } | null = $derived.by(() => {
    if (this.poised) return { spot: this.poised.target, choice: this.poised.attack }
    for (const spot of [this.drag?.spot, this.hovered, this.model.selected?.split('#')[0]]) {
      const choice = spot && this.choices(spot)[0]
      if (choice) return { spot, choice }
    }
    const targets = this.choosing ? [...this.offered].filter(([each]) => /^(animal|keep) /.test(each)) : []
    const [only] = targets
    return targets.length === 1 && only?.[1][0] ? { spot: only[0], choice: only[1][0] } : null
  })

  private readonly consequences = $derived.by(() => this.weighed && this.foreseen(this.weighed.choice))

  /** What would become of a thing; of a target also that nothing would. */
  outcome(spot: Spot): Outcome | null {
    const touched = this.consequences?.get(spot)
    const [choice] = this.choosing ? this.choices(spot) : []
    const own = choice && this.foreseen(choice)?.get(spot)
    if (touched && !isIdle(touched)) return touched
    return own ?? null
  }

  // --- what a click, a key or a drop does -----------------------------------------------------------------------------

  /** Do what can be done with a thing; say why not; or show the card. */
  take(spot: Spot, title: string, card?: string, anchor?: Element): void {
    if (spot === this.attacker) return this.callOff()
    const choices = this.choices(spot)
    const [choice] = choices
    if (choice && this.poised) this.act(choice)
    else if (choice && this.wantsSecond(spot, choice)) this.model.selected = spot
    else if (choice && choices.length === 1 && !this.model.readonly) this.act(choice)
    else if (choices.length > 1) this.model.selected = this.model.selected === spot ? null : spot
    else this.ask(spot, title, card, anchor)
  }

  /** Shown before it is done: what costs, what strikes at once, and what would come to nothing. */
  private wantsSecond(spot: Spot, choice: Choice): boolean {
    if (this.model.readonly || this.model.selected === spot) return false
    return WEIGHED_FIRST.includes(spot) || this.struckBy(choice) !== undefined || this.manner(spot) === 'idle'
  }

  /** Whatever is picked up or lies open goes back; with nothing open, the attack is called off. */
  letGo(): void {
    if (this.busied) this.close()
    else this.callOff()
  }

  /** The attacker is put back: nothing has happened yet. */
  callOff(): void {
    const { decision } = this.model
    if (this.poised) this.model.selected = null
    else if (decision && this.canCallOff) void this.model.ask({ type: 'undo', agreed: false, seat: decision.seat })
  }

  private ask(spot: Spot, title: string, card?: string, anchor?: Element): void {
    const refused = this.why(spot)
    if (refused) this.model.explain({ title, card, refused, anchor })
    else if (card) this.model.zoom(card)
  }

  act(choice: Choice): void {
    this.handOpen = false
    this.hovered = null
    this.model.act(choice)
  }

  /** An attacker that is dragged has begun its attack: its targets are asked for while it moves. */
  lift(spot: Spot, anchor: Element): boolean {
    const attack = this.attackOn(spot)
    if (attack && !this.struckBy(attack)) this.act(attack)
    else if (this.why(spot)) this.ask(spot, this.why(spot)?.text ?? '', undefined, anchor)
    return attack !== undefined
  }

  private attackOn(spot: Spot): Choice | undefined {
    return this.offered.get(spot)?.find((each) => each.verb === 'attack')
  }

  /** What an attack would strike at once, if nothing more were asked. */
  private struckBy(attack: Choice): Spot | undefined {
    return attack.verb === 'attack' ? struck(this.model.preview(attack.action) ?? []) : undefined
  }

  /** What a press on the attacker or Escape does. */
  get canCallOff(): boolean {
    return this.poised !== null || (this.aiming && !this.model.readonly && this.model.state.undo.free)
  }

  drop(spot: Spot, onto: Spot | null): void {
    const { drag } = this
    this.drag = null
    if (onto?.startsWith('hand')) return // put back
    if (spot.startsWith('hand:') && drag) this.dropCard(spot, drag, onto)
    else if (onto && onto !== spot) this.dropAttacker(spot, onto)
  }

  private dropAttacker(spot: Spot, onto: Spot): void {
    const attack = this.attackOn(spot)
    const target = attack && this.struckBy(attack)
    if (!attack || !target) this.dropped = onto
    else if (target === onto) this.act(attack)
  }

  private dropCard(spot: Spot, drag: Drag, onto: Spot | null): void {
    const choices = this.choices(spot)
    const power = choices.find((each) => each.verb === 'power')
    const plays = choices.filter((each) => PLAYS.includes(each.verb))
    const [play] = onto === 'power' && power ? [power] : plays
    if (play && (play === power || plays.length === 1) && !this.model.isIdle(play.action)) this.land(play, drag)
    else if (choices.length) this.model.selected = cardSpot('hand', drag.id)
    else this.explainCard(spot)
  }

  private land(play: Choice, drag: Drag): void {
    this.act(play)
    this.drag = drag
    this.landed = drag.to
  }

  /** A card that cannot be played was put down all the same: the first reason. */
  private explainCard(spot: Spot): void {
    const card = this.hand.find((each) => cardSpot('hand', each) === spot) ?? ''
    const [refused] = this.refusals(spot)
    if (refused) this.model.explain({ title: this.name(card), card, refused })
  }

  /** Carries out a drop as soon as it is known whether it is allowed; to be called in an effect. */
  settle(): void {
    if (this.landed && !this.model.busy) this.drag = null
    if (!this.dropped || !this.aiming || this.model.busy) return
    const onto = this.dropped
    this.dropped = null
    const [choice] = this.choices(onto)
    if (choice) this.act(choice)
    else if (this.why(onto)) this.ask(onto, this.why(onto)?.text ?? '')
  }
}

export function provideLook(model: TableModel): Look {
  return provide(new Look(model))
}

export function useLook(): Look {
  return useBoard<Look>()
}
