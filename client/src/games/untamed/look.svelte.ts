/** What the reader does with the table: press, carry and drop things, spread cards out, and let go of them again. */

import { provide, useBoard } from '../../board/board.svelte'
import type { Choice } from '../../lib/wire'
import type { TableModel } from '../../table/model.svelte'
import { PLAYS, Sight, WEIGHED_FIRST, type Drag } from './sight.svelte'
import { cardSpot, type Spot } from './spots'

/** Cards that lie spread out to be read or chosen from. */
export type Heap = 'support' | 'deck' | 'removed'

export class Look extends Sight {
  /** What the reader has spread out. */
  private spread: { side: number; heap: Heap } | null = $state.raw(null)
  /** Where a dragged attacker was let go, until the server has offered its targets. */
  private dropped: Spot | null = $state(null)

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
