/** What every part of the board shares: the city as it is shown, who is who, and what a press on something does. */

import { settings } from '../../lib/settings.svelte'
import type { Choice, Why } from '../../lib/wire'
import type { TableModel } from '../../table/model.svelte'
import { deedNames, dieNames, districtName, symbolNames, trackLetters, trackNames } from './names'
import { inDistrict, optionForCard, optionForDie, optionForOwned } from './options'
import { Playback } from './playback.svelte'
import { resultOf, sentence, type Result } from './results'
import { stepOf, type Step } from './steps'
import type { Deed, DieKind, DieView, ForecastView, ReckonersView, ReckonerView, ShiftView, SymbolName } from './view'
import { words } from './words'

const COLOURS: Record<string, DieKind> = {
  david: 'blue', megan: 'red', abraham: 'green', prof: 'orange', cody: 'yellow', tia: 'purple',
}

/** A Reckoner's special die has its owner's letter. */
export const LETTERS: Partial<Record<DieKind, string>> = {
  blue: 'D', red: 'M', green: 'A', orange: 'P', yellow: 'C', purple: 'T',
}

export class City {
  readonly playback: Playback
  /** The choice under the pointer or the focus, whose consequences are weighed. */
  private weighed: Choice | null = $state.raw(null)

  constructor(readonly model: TableModel) {
    this.playback = new Playback(model)
  }

  // --- what is shown --------------------------------------------------------------------------------------------------

  get view(): ReckonersView {
    return this.playback.city ?? (this.model.view as ReckonersView)
  }

  get step(): Step {
    return stepOf(this.view.phase)
  }

  /** The coming Epics phase; while one is shown, no other is to come yet. */
  get forecast(): ForecastView | null {
    return this.playback.on ? null : (this.view.forecast ?? null)
  }

  get mine(): ReckonerView | undefined {
    return this.view.reckoners[this.model.seat]
  }

  /** Nothing can be chosen while the Epics phase plays: the city on the table is not the present one. */
  get options(): Choice[] {
    return this.playback.on || this.model.readonly ? [] : this.model.options
  }

  get refused(): Why[] {
    return this.playback.on || this.model.readonly ? [] : this.model.refused
  }

  // --- words ----------------------------------------------------------------------------------------------------------

  get t(): (typeof words)['en'] {
    return words[settings.lang]
  }

  name(card: string): string {
    return this.model.card(card)?.name ?? card.replaceAll('-', ' ')
  }

  district(id: string): string {
    return districtName(id, settings.lang)
  }

  symbol(symbol: SymbolName): string {
    return symbolNames[settings.lang][symbol]
  }

  track(name: keyof (typeof trackNames)['en']): string {
    return trackNames[settings.lang][name]
  }

  trackLetter(name: keyof (typeof trackNames)['en']): string {
    return trackLetters[settings.lang][name]
  }

  deed({ do: name, n, what }: Deed): string {
    const names = deedNames[settings.lang]
    if (name === 'share' && what) return this.t.shares(names[what as keyof typeof names])
    const colour = name === 'strengthen' && what ? ` (${this.track(what as keyof (typeof trackNames)['en'])})` : ''
    return `${names[name]}${colour}${n > 1 ? ` ${n}` : ''}`
  }

  die({ kind, symbols }: DieView): string {
    const name = dieNames[settings.lang][kind]
    return symbols.length ? `${name} (${symbols.map((each) => this.symbol(each)).join(', ')})` : name
  }

  // --- who is who -----------------------------------------------------------------------------------------------------

  reckoner(seat: number): { id: string | null; name: string; letter: string; colour: string } {
    const id = this.view.reckoners[seat]?.id ?? null
    const name = id ? this.name(id) : this.model.nameOf(seat)
    return { id, name, letter: name.charAt(0) || `${seat + 1}`, colour: (id && COLOURS[id]) ?? 'basic' }
  }

  // --- choosing -------------------------------------------------------------------------------------------------------

  in(district: string, ...keys: string[]): Choice | undefined {
    return inDistrict(this.options, district, keys)[0]
  }

  notIn(district: string, ...keys: string[]): Why | undefined {
    return inDistrict(this.refused, district, keys)[0]
  }

  one(key: string): Choice | undefined {
    return this.options.find((each) => each.key === key)
  }

  withDie(die: DieView): Choice | undefined {
    return optionForDie(this.options, die)
  }

  withOwned(key: string, owner: number, kind: DieKind): Choice | undefined {
    return optionForOwned(this.options, key, this.reckoner(owner).id, kind)
  }

  withCard(card: string, ...keys: string[]): Choice | undefined {
    return optionForCard(this.options, keys, card)
  }

  notWithCard(card: string, ...keys: string[]): Why | undefined {
    return optionForCard(this.refused, keys, card)
  }

  result(choice: Choice | undefined): Result {
    return choice ? resultOf(this.model.preview(choice.action)) : {}
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
  press(name: string, choice?: Choice, refused?: Why, look?: () => void): Record<string, unknown> {
    return {
      type: 'button',
      title: choice ? sentence(choice.text, this.model.preview(choice.action)) : name,
      onpointerenter: () => (this.weighed = choice ?? null),
      onpointerleave: () => (this.weighed = null),
      onfocus: () => (this.weighed = choice ?? null),
      onblur: () => (this.weighed = null),
      onclick: (event: MouseEvent) => {
        if (choice) this.model.act(choice)
        else if (refused) this.why(refused, event.currentTarget as Element)
        else look?.()
      },
    }
  }

  /** Look at the table, and answer, from another of one's seats. */
  playAs(seat: number): void {
    void this.model.ask({ type: 'settle', lang: null, name: null, seat })
  }

  why(refused: Why, anchor: Element): void {
    this.model.explain({ title: refused.text, rules: refused.rules, refused, anchor })
  }
}
