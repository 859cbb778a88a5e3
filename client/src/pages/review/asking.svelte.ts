/** A review takes the server a while: it is asked for again until it is there, and tells meanwhile how far it is. */

import { api, type Failure } from '../../lib/api'
import type { Reviewing } from '../../lib/wire'
import { asFailure } from '../shared/fetched.svelte'

export interface Wanted {
  table: string
  key: string
  lang: string
  seat: number | null
}

export class Asking {
  found = $state.raw<Reviewing | null>(null)
  failure = $state.raw<Failure | null>(null)

  constructor(wanted: () => Wanted | null) {
    $effect(() => {
      const now = wanted()
      const asked = { on: true }
      if (now) void this.ask(now, asked)
      return () => (asked.on = false)
    })
  }

  private async ask({ table, key, lang, seat }: Wanted, asked: { on: boolean }): Promise<void> {
    this.failure = null
    try {
      let there = false
      while (asked.on && !there) {
        const found = await api.review(table, key, lang, seat) // which answers after a moment, done or not
        if (!asked.on) return
        this.found = found
        there = found.review !== null
      }
    } catch (error) {
      if (asked.on) this.failure = asFailure(error)
    }
  }
}
