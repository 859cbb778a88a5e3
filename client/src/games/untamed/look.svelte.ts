/** One drawing of the table: whose eyes look, what can be done with each thing, and what would come of it. */

import { getContext, setContext } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import { idIn } from '../../lib/slots'
import type { CardInfo, Choice, Why } from '../../lib/wire'
import type { TableModel } from '../../table/model.svelte'
import { factOf, forecast, isIdle, type Outcome } from './forecast'
import { sorted } from './hand'
import type { Room } from './room'
import { membersOf, nearSide } from './seating'
import { breakable, breakableName } from './syllables'
import { animalSpot, bySpot, type Spot } from './spots'
import { track, type Tracked } from './tracking'
import type { View } from './view'
import { words, type Words } from './words'

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

const AIM = 'ask-ChooseAttackTarget'
const PLAYS = ['act-play', 'act-focus', 'act-rally', 'act-card']

let lastKey = 0

export class Look {
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
  /** The Animal with which the last attack was begun. */
  private struck: Spot | null = $state(null)
  private tracked: Tracked[][] = []

  constructor(readonly model: TableModel) {}

  readonly view: View = $derived.by(() => this.model.view as View)
  readonly prompt: string = $derived.by(() => this.model.decision?.prompt.key ?? '')
  private readonly offered = $derived.by(() => bySpot(this.view, this.prompt, this.model.options))
  private readonly denied = $derived.by(() => bySpot(this.view, this.prompt, this.model.refused))

  get t(): Words {
    return words[settings.lang]
  }

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

  /** The Animals of each side under keys that stay with them. */
  readonly animals: Tracked[][] = $derived.by(() => {
    this.tracked = this.view.sides.map((side, s) => track(this.tracked[s] ?? [], side.animals, () => ++lastKey))
    return this.tracked
  })

  card(id: string): CardInfo | undefined {
    return this.model.card(id)
  }

  nameOf(card: string): string {
    return this.card(card)?.name ?? ''
  }

  /** Words of a card, to be set in a narrow place. */
  syllables(text: string): string {
    return breakable(text, settings.lang)
  }

  /** A name, which is broken only where it must be. */
  title(name: string): string {
    return breakableName(name)
  }

  /** A player as the reader knows them. */
  player(seat: number): string {
    return seat === this.view.seat ? this.t.you : this.model.nameOf(seat)
  }

  /** Who plays a side: one player, or a team. */
  whose(side: number): string {
    return membersOf(this.view, side).map((seat) => this.player(seat)).join(' & ')
  }

  // --- what may be done -----------------------------------------------------------------------------------------------

  options(spot: Spot): Choice[] {
    if (this.poised) return spot === this.poised.target ? [this.poised.attack] : []
    return this.offered.get(spot) ?? []
  }

  refusal(spot: Spot): Why | undefined {
    return this.options(spot).length ? undefined : this.denied.get(spot)?.[0]
  }

  /** Every refusal of a thing, such as each way to play a card. */
  refusals(spot: Spot): Why[] {
    return this.denied.get(spot) ?? []
  }

  /** Some things begin with this: "faction:", "support:". */
  offers(prefix: string): Choice[] {
    return [...this.offered].flatMap(([spot, choices]) => (spot.startsWith(prefix) ? choices : []))
  }

  /** The cards that may be played as Power, while none has been. */
  readonly powers: Choice[] = $derived.by(() => this.offers('hand:').filter(({ key }) => key === 'act-power'))

  /** The place for Power has been pressed: the next card that is pressed goes there. */
  get empowering(): boolean {
    return this.model.selected === 'power' && this.powers.length > 0
  }

  empower(): void {
    this.handOpen = false
    this.model.selected = this.empowering ? null : 'power'
  }

  readonly aiming = $derived.by(() => this.prompt === AIM)

  /** An attack whose only target would be struck without another question: it waits for a press on that target. */
  readonly poised: { spot: Spot; attack: Choice; target: Spot } | null = $derived.by(() => {
    const spot = this.model.selected
    const attack = spot?.startsWith('animal:') ? this.attackOn(spot) : undefined
    const target = spot && attack && this.struckBy(attack, spot)
    return target ? { spot, attack, target } : null
  })

  /** The Animal that attacks, while its target is asked for. */
  readonly attacker: Spot | null = $derived.by(() => {
    if (this.poised) return this.poised.spot
    if (!this.aiming) return null
    const card = idIn(this.model.decision?.prompt.slots.card)
    const mine = this.view.sides[this.near]?.animals ?? []
    const spots = mine.flatMap((each, place) =>
      each.card === card && !each.ready ? [animalSpot(this.near, place)] : [],
    )
    return spots.find((spot) => spot === this.struck) ?? spots[0] ?? null
  })

  /** A question that is answered on things of the table: everything else steps back. */
  readonly choosing = $derived.by(() => this.poised !== null || (this.prompt !== 'ask-MainPhase' && ['animal:', 'keep:', 'seat:'].some((kind) => this.offers(kind).length > 0)))

  manner(spot: Spot): Manner {
    if (spot === this.attacker || spot === this.drag?.spot) return 'held'
    const [choice] = this.options(spot)
    if (choice && !this.choosing) return 'may'
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

  private foreseen(choice: Choice, spot: Spot): Map<Spot, Outcome> | null {
    const lines = this.model.preview(choice.action)
    return lines && forecast(this.view, lines, this.attacker ? [spot, this.attacker] : [spot])
  }

  private isIdle(choice: Choice, spot: Spot): boolean {
    const outcome = this.foreseen(choice, spot)?.get(spot)
    return outcome !== undefined && isIdle(outcome)
  }

  /** The option whose consequences are shown on everything it touches: the one pointed at, or the only one. */
  readonly weighed: { spot: Spot; choice: Choice } | null = $derived.by(() => {
    if (this.poised) return { spot: this.poised.target, choice: this.poised.attack }
    for (const spot of [this.drag?.spot, this.hovered, this.model.selected?.split('#')[0]]) {
      const choice = spot && this.options(spot)[0]
      if (choice) return { spot, choice }
    }
    const targets = this.choosing ? [...this.offered].filter(([each]) => /^(animal|keep):/.test(each)) : []
    const [only] = targets
    return targets.length === 1 && only?.[1][0] ? { spot: only[0], choice: only[1][0] } : null
  })

  private readonly consequences = $derived.by(() => this.weighed && this.foreseen(this.weighed.choice, this.weighed.spot))

  outcome(spot: Spot): Outcome | null {
    const touched = this.consequences?.get(spot)
    if (touched) return isIdle(touched) ? null : touched
    const [choice] = this.choosing ? this.options(spot) : []
    const own = choice && this.foreseen(choice, spot)?.get(spot)
    return own && !isIdle(own) ? own : null
  }

  // --- what a click, a key or a drop does -----------------------------------------------------------------------------

  /** Do what can be done with a thing; say why not; or show the card. */
  take(spot: Spot, title: string, card?: string, anchor?: Element): void {
    if (spot === this.attacker) return this.callOff()
    const choices = this.options(spot)
    const [choice] = choices
    if (choice && this.poised) this.act(choice, this.poised.spot)
    else if (choice && this.struckBy(choice, spot) && !this.model.readonly) this.model.selected = spot
    else if (choice && choices.length === 1 && !this.model.readonly) this.act(choice, spot)
    else if (choices.length > 1) this.model.selected = this.model.selected === spot ? null : spot
    else this.ask(spot, title, card, anchor)
  }

  /** The attacker is put back: nothing has happened yet. */
  callOff(): void {
    const { decision } = this.model
    if (this.poised) this.model.selected = null
    else if (decision && this.canCallOff) void this.model.ask({ type: 'undo', agreed: false, seat: decision.seat })
  }

  private ask(spot: Spot, title: string, card?: string, anchor?: Element): void {
    const refused = this.refusal(spot)
    if (refused) this.model.explain({ title, text: refused.why, rules: refused.rules, card, refused, anchor })
    else if (card) this.model.zoom(card)
  }

  act(choice: Choice, spot: Spot | null = null): void {
    this.handOpen = false
    if (choice.key === 'act-attack') this.struck = spot
    this.hovered = null
    this.model.act(choice)
  }

  /** An attacker that is dragged has begun its attack: its targets are asked for while it moves. */
  lift(spot: Spot, anchor: Element): boolean {
    const attack = this.attackOn(spot)
    if (attack && !this.struckBy(attack, spot)) this.act(attack, spot)
    else if (this.refusal(spot)) this.ask(spot, this.refusal(spot)?.text ?? '', undefined, anchor)
    return attack !== undefined
  }

  private attackOn(spot: Spot): Choice | undefined {
    return this.offered.get(spot)?.find((each) => each.key === 'act-attack')
  }

  /** What an attack would strike at once, if nothing more were asked. */
  private struckBy(attack: Choice, spot: Spot): Spot | undefined {
    const lines = attack.key === 'act-attack' ? (this.model.preview(attack.action) ?? []) : []
    if (!lines.some((line) => factOf(line).key.startsWith('log-attacked'))) return undefined
    const own = animalSpot(this.near, 0).slice(0, -1)
    return [...forecast(this.view, lines, [spot]).keys()].find((each) => !each.startsWith(own))
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
    const struck = attack && this.struckBy(attack, spot)
    if (!attack || !struck) this.dropped = onto
    else if (struck === onto) this.act(attack, spot)
  }

  private dropCard(spot: Spot, drag: Drag, onto: Spot | null): void {
    const choices = this.options(spot)
    const power = choices.find((each) => each.key === 'act-power')
    const plays = choices.filter((each) => PLAYS.includes(each.key))
    const [play] = onto === 'power' && power ? [power] : plays
    if (play && (play === power || plays.length === 1)) this.land(play, drag)
    else if (choices.length) this.model.selected = `hand:${drag.id}`
    else this.explainCard(spot)
  }

  private land(play: Choice, drag: Drag): void {
    this.act(play)
    this.drag = drag
    this.landed = drag.to
  }

  /** A card that cannot be played was put down all the same: the first reason. */
  private explainCard(spot: Spot): void {
    const card = spot.slice('hand:'.length)
    const [refused] = this.refusals(spot)
    if (refused) this.model.explain({ title: this.nameOf(card), text: refused.why, rules: refused.rules, card, refused })
  }

  /** Carries out a drop as soon as it is known whether it is allowed; to be called in an effect. */
  settle(): void {
    if (this.landed && !this.model.busy) this.drag = null
    if (!this.dropped || !this.aiming || this.model.busy) return
    const onto = this.dropped
    this.dropped = null
    const [choice] = this.options(onto)
    if (choice) this.act(choice)
    else if (this.refusal(onto)) this.ask(onto, this.refusal(onto)?.text ?? '')
  }
}

const KEY = Symbol('look')

export function provideLook(model: TableModel): Look {
  return setContext(KEY, new Look(model))
}

export function useLook(): Look {
  return getContext<Look>(KEY)
}
