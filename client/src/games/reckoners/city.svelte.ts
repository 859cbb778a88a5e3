/** What every part of the board shares: the city as it is shown, who is who, and what a press on something does. */

import { Board } from '../../board/board.svelte'
import { breakable } from '../../board/syllables'
import type { Named } from '../../lib/things'
import type { Choice, Why } from '../../lib/wire'
import { capital, t } from '../../lib/words.svelte'
import type { TableModel } from '../../table/model.svelte'
import { Follow } from './city/follow.svelte'
import { Hands } from './dice/hands.svelte'
import { lastTaken } from './dice/rolls'
import { districtThing, inBar, spotOf, spots, symbolOf } from './options'
import { Playback } from './epics/playback.svelte'
import { resultOf, sentence, type Result } from './results'
import { stepOf, type Step, type SymbolName } from './parts'
import type { DeedView, DieView, DistrictView, OutlookView, ReckonerView, ShiftView, View } from './view'

const COLOURS: Record<string, string> = {
  david: 'blue', megan: 'red', abraham: 'green', prof: 'orange', cody: 'yellow', tia: 'purple',
}

/** A Reckoner's special die has its owner's letter. */
export const LETTERS: Record<string, string> = {
  blue: 'D', red: 'M', green: 'A', orange: 'P', yellow: 'C', purple: 'T',
}

/** Keys that the frame leaves free. */
const LETTERS_FOR_SPOTS = 'bdefghijkmqrsyz'

export class City extends Board<View> {
  readonly playback: Playback
  readonly hands: Hands
  readonly follow: Follow
  /** The choice under the pointer or the focus, whose consequences are weighed. */
  private weighed: Choice | null = $state.raw(null)

  /** The keys of what may be chosen on the board: digits for dice, letters for everything else. */
  private readonly keys: Map<string, string> = $derived.by(() => {
    const spots = [...this.offered.entries()].filter(([, [choice]]) => choice && !inBar(choice)).map(([spot]) => spot)
    const dice = spots.filter((spot) => spot.startsWith('die '))
    const others = spots.filter((spot) => !dice.includes(spot))
    return new Map([...dice.map((spot, at) => [spot, `${at + 1}`] as const), ...others.map((spot, at) => [spot, LETTERS_FOR_SPOTS[at] ?? ''] as const)])
  })

  constructor(model: TableModel) {
    super(model)
    this.playback = new Playback(model)
    this.hands = new Hands(this)
    this.follow = new Follow(this)
  }

  // --- what is shown --------------------------------------------------------------------------------------------------

  override get view(): View {
    return this.playback.city ?? super.view
  }

  get step(): Step {
    return stepOf(this.view)
  }

  /** The coming Epics phase; while one is shown, no other is to come yet. */
  get forecast(): OutlookView | null {
    return this.playback.on ? null : (this.model.state.outlook as OutlookView | null)
  }

  get mine(): ReckonerView | undefined {
    return this.view.reckoners[this.model.seat]
  }

  /** The die in one's hand; null: none, or it is a token or a card that is used. */
  get hand(): DieView | null {
    const { using } = this.view
    const mine = this.mine
    return mine && using?.seat === this.model.seat && !using.card && !using.wild ? lastTaken(this.model.log, using.seat, mine.held) : null
  }

  /** Nothing can be chosen while the Epics phase plays: the city on the table is not the present one. */
  override get options(): Choice[] {
    return this.playback.on ? [] : super.options
  }

  override get refused(): Why[] {
    return this.playback.on ? [] : super.refused
  }

  // --- words ----------------------------------------------------------------------------------------------------------

  override name(card: string): string {
    return super.name(card) || card.split('-').map(capital).join(' ')
  }

  /** A name in a narrow place: German and French ones are long. */
  title(card: string): string {
    return breakable(this.name(card), 8)
  }

  district(id: string): string {
    return t(`district-${id}`)
  }

  symbol(symbol: SymbolName): string {
    return t(`symbol-${symbol}`)
  }

  track(name: string): string {
    return t(`track-${name}`)
  }

  trackLetter(name: string): string {
    return t(`board-track-letter-${name}`)
  }

  deed({ do: name, n, what }: DeedView): string {
    if (name === 'share') return t(`deed-share-${what}`)
    if (name === 'strengthen') return t('board-deed-strengthen', { n, track: this.track(what ?? '') })
    if (name === 'attack') return t('board-deed-attack', { n })
    if (name === 'barricade') return t('board-deed-barricade', { n })
    return t(`deed-${name}`)
  }

  die({ kind, symbols }: DieView): string {
    const name = t(`die-${kind}`)
    return symbols.length ? `${name} (${symbols.map((each) => this.symbol(each)).join(', ')})` : name
  }

  // --- who is who -----------------------------------------------------------------------------------------------------

  reckoner(seat: number): { id: string | null; name: string; letter: string; colour: string } {
    const id = this.view.reckoners[seat]?.id ?? null
    const name = id ? this.name(id) : this.model.nameOf(seat)
    return { id, name, letter: name.charAt(0) || `${seat + 1}`, colour: (id && COLOURS[id]) ?? 'basic' }
  }

  // --- choosing -------------------------------------------------------------------------------------------------------

  protected override spotOf(option: Named): string {
    return spotOf(option)
  }

  /** What may be done in a district: "enter", or one of the verbs. */
  in(district: string, verb: string): string {
    return spots.in(verb, this.view.districts.findIndex((each) => each.id === district))
  }

  /** The district that a choice is about. */
  districtOf({ things }: Choice): DistrictView | undefined {
    return this.view.districts.find((_, at) => districtThing(at) === things.district)
  }

  /** The spot of the only thing to do in a district, what symbols do before everything else; null: none, or several. */
  onlySpotIn(district: string): string | null {
    const here = this.options.filter((each) => this.districtOf(each)?.id === district)
    const first = here.filter((each) => symbolOf(each))
    const [only, ...others] = first.length ? first : here
    return only && !others.length ? this.spotOf(only) : null
  }

  /** What a press would change; of several dice at once nobody has foreseen it. */
  result(choice: Choice | undefined): Result {
    return choice && !(this.hands.all && symbolOf(choice)) ? resultOf(this.model.preview(choice.action)) : {}
  }

  /** How a choice would change the forecast; null: not at all, or by chance. */
  shift(choice: Choice | null | undefined): ShiftView | null {
    return choice && this.options.includes(choice) ? (this.model.shift(choice.action) as ShiftView | null) : null
  }

  get weighing(): ShiftView | null {
    return this.shift(this.weighed)
  }

  /** What makes an element a button: it answers, or says why not, or shows what it is. Its name is its title: what
   * is seen on it, numbers and signs, is hidden from those who hear it. */
  button(name: string, spot: string, look?: () => void): Record<string, unknown> {
    return { ...this.choosing(name, this.may(spot), this.why(spot), look), 'data-spot': spot || undefined, 'data-key': this.keys.get(spot) || undefined }
  }

  /** The same for one of several choices at a spot. */
  choosing(name: string, choice?: Choice, refused?: Why, look?: () => void): Record<string, unknown> {
    return {
      type: 'button',
      title: choice ? sentence(choice.text, this.model.preview(choice.action)) : name,
      onpointerenter: () => (this.weighed = choice ?? null),
      onpointerleave: () => (this.weighed = null),
      onfocus: () => (this.weighed = choice ?? null),
      onblur: () => (this.weighed = null),
      onclick: (event: MouseEvent) => {
        if (choice) this.use(choice)
        else if (refused) this.explain(refused, event.currentTarget as Element)
        else look?.()
      },
    }
  }

  /** Give an answer; with all that are alike, if that was asked for. */
  private use(choice: Choice): void {
    const hand = this.hands.all && symbolOf(choice) ? this.hand : null
    if (hand) this.hands.useAll(hand, this.spotOf(choice))
    else this.model.act(choice)
  }

  /** Look at the table, and answer, from another of one's seats. */
  playAs(seat: number): void {
    void this.model.ask({ type: 'adjust', lang: null, name: null, seat })
  }
}
