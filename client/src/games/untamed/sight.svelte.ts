/** The table as one reader sees it: whose eyes look, what can be done with each thing, and what would come of it. */

import { Board } from '../../board/board.svelte'
import { kept } from '../../lib/kept'
import type { Named } from '../../lib/things'
import type { Choice } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import { forecast, isIdle, struck, type Outcome } from './forecast'
import { sorted } from './hand/hand'
import type { Room } from './room'
import { membersOf, nearSide } from './seating'
import { spotOf, type Spot } from './spots'
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

const AIM = 'ChooseAttackTarget'
export const PLAYS = ['play', 'focus', 'rally', 'card']
/** What these offer costs something: the first press says what it does, the second does it. */
export const WEIGHED_FIRST: Spot[] = ['ability', 'draw', 'bonus']

export class Sight extends Board<View> {
  /** Where Animals and Strongholds lay on the screen before the last change. */
  places = new Map<Spot, DOMRect>()
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

  readonly question: string = $derived.by(() => this.model.decision?.name ?? '')

  /** Figures only: there is no room for every word. */
  get narrow(): boolean {
    return this.room.form !== 'full'
  }

  get low(): boolean {
    return this.room.form === 'low'
  }

  /** The height of a row of Animals, in pixels of the table. */
  get animalTall(): number {
    return this.narrow && !this.view.turn ? 0 : this.room.animals
  }

  get zoom(): number {
    return this.room.zoom
  }

  /** The reader's own cards, by cost. */
  readonly hand: string[] = $derived.by(() => {
    const cards = this.view.seat === null ? [] : (this.view.seats[this.view.seat]?.hand.known ?? [])
    return (this.held = kept(this.held, sorted(cards, (card) => this.card(card)?.numbers.cost ?? 0)))
  })
  private held: string[] = []

  /** At a real table the cards are in people's hands, and one looks from the seat that is asked. */
  override get view(): View {
    return this.model.unforeseeable ? this.seated : super.view
  }

  private readonly seated: View = $derived.by(() => ({ ...(this.model.view as View), seat: this.model.seat }))

  /** Does the page know the reader's own cards? */
  get holds(): boolean {
    return (this.model.view as View).seat !== null
  }

  get near(): number {
    return nearSide(this.view)
  }

  /** A player as the reader knows them. */
  player(seat: number): string {
    return this.holds && seat === this.view.seat ? t('board-you') : this.model.nameOf(seat)
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

  protected attackOn(spot: Spot): Choice | undefined {
    return this.offered.get(spot)?.find((each) => each.verb === 'attack')
  }

  /** What an attack would strike at once, if nothing more were asked. */
  protected struckBy(attack: Choice): Spot | undefined {
    return attack.verb === 'attack' ? struck(this.model.preview(attack.action) ?? []) : undefined
  }
}
