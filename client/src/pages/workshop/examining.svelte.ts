/** What is wrong with a pack, asked of the server a moment after each change; until then what was known before. */

import { untrack } from 'svelte'
import { api, type Failure } from '../../lib/api'
import { settings } from '../../lib/settings.svelte'
import type { CardInfo, Examined, PackProblem } from '../../lib/wire'
import { asFailure } from '../shared/fetched.svelte'
import type { Table } from './tree'

const PAUSE = 250 // milliseconds in which further changes are waited for

export class Examining {
  found: Examined | null = $state.raw(null)
  /** Each card as it could last be read, by languages. */
  private last: Record<string, Map<string, CardInfo>> = $state.raw({})
  failure: Failure | null = $state.raw(null)
  /** What was found is about the pack as it is now. */
  current = $state(false)

  /** What is wrong with the rest of the pack if the cards that are not finished are left out. */
  rest: PackProblem[] = $state.raw([])

  /** `without`: the pack without these cards. */
  constructor(
    pack: () => Table,
    private readonly without: (pack: Table, cards: Set<string>) => Table,
  ) {
    $effect(() => {
      const [asked, lang] = [pack(), settings.lang]
      let wanted = true
      this.current = false
      const later = setTimeout(() => void this.ask(asked, lang, () => wanted), untrack(() => this.found) ? PAUSE : 0)
      return () => {
        wanted = false
        clearTimeout(later)
      }
    })
  }

  private async ask(pack: Table, lang: string, wanted: () => boolean): Promise<void> {
    try {
      const found = await api.examine({ pack, toml: '', card: '', choosing: false, lang })
      const open = new Set(found.problems.filter((each) => !each.warns && each.card !== '').map(({ card }) => card))
      const left = open.size > 0 ? await api.examine({ pack: this.without(pack, open), toml: '', card: '', choosing: false, lang }) : found
      if (!wanted()) return
      this.rest = left.problems.filter(({ warns }) => !warns)
      this.found = found
      this.last = Object.fromEntries(
        Object.entries(found.cards).map(([lang, cards]) => [lang, new Map([...(this.last[lang] ?? []), ...cards.map((each): [string, CardInfo] => [each.id, each])])]),
      )
      this.failure = null
      this.current = true
    } catch (error) {
      if (wanted()) this.failure = asFailure(error)
    }
  }

  /** A card in each language: as it is, or as it was when it could last be read. */
  card(id: string): Record<string, CardInfo | undefined> {
    return Object.fromEntries(Object.entries(this.last).map(([lang, cards]) => [lang, cards.get(id)]))
  }

  /** Can the card be read as it is now? */
  reads(id: string): boolean {
    return Object.values(this.found?.cards ?? {}).some((cards) => cards.some((each) => each.id === id))
  }
}
