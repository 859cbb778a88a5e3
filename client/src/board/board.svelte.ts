/** What every board reads: the view, what may be done at each spot and what may not, and what a press there does. */

import { getContext, setContext } from 'svelte'
import type { Named } from '../lib/things'
import type { CardInfo, Choice, Why } from '../lib/wire'
import type { TableModel } from '../table/model.svelte'
import { bySpot } from './spots'

export abstract class Board<View> {
  protected readonly offered: Map<string, Choice[]> = $derived.by(() => bySpot(this.options, (each) => this.spotOf(each)))
  private readonly denied: Map<string, Why[]> = $derived.by(() => bySpot(this.refused, (each) => this.spotOf(each)))

  constructor(readonly model: TableModel) {}

  /** Where on the board an option lies. */
  protected abstract spotOf(option: Named): string

  get view(): View {
    return this.model.view as View
  }

  /** What may be answered now; a board holds it back while something is still to be seen. */
  get options(): Choice[] {
    return this.model.options
  }

  get refused(): Why[] {
    return this.model.refused
  }

  card(id: string): CardInfo | undefined {
    return this.model.card(id)
  }

  name(card: string): string {
    return this.card(card)?.name ?? ''
  }

  /** Everything that a spot offers, such as each way to play a card. */
  choices(spot: string): Choice[] {
    return this.offered.get(spot) ?? []
  }

  may(spot: string): Choice | undefined {
    return this.choices(spot)[0]
  }

  refusals(spot: string): Why[] {
    return this.denied.get(spot) ?? []
  }

  why(spot: string): Why | undefined {
    return this.may(spot) ? undefined : this.refusals(spot)[0]
  }

  /** The class of what lies at a spot. */
  mood(spot: string): 'may' | 'why' | '' {
    if (this.may(spot)) return 'may'
    return this.why(spot) ? 'why' : ''
  }

  /** Do what a spot offers, or say why it offers nothing; false if there is neither. */
  press(spot: string, anchor?: Element): boolean {
    const choice = this.may(spot)
    const why = this.why(spot)
    if (choice) this.model.act(choice)
    if (why) this.explain(why, anchor)
    return Boolean(choice ?? why)
  }

  explain(why: Why, anchor?: Element): void {
    this.model.explain({ title: why.text, refused: why, rules: why.rules, anchor })
  }
}

const KEY = Symbol('board')

export function provide<B>(board: B): B {
  return setContext(KEY, board)
}

export function useBoard<B>(): B {
  return getContext<B>(KEY)
}
