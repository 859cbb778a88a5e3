/** A pack that is played often in the background, to tell whether it is too easy or too hard. */

import { api, type Failure } from '../../lib/api'
import { settings } from '../../lib/settings.svelte'
import type { Measured } from '../../lib/wire'
import { asFailure } from '../shared/fetched.svelte'
import type { Table } from './tree'

const PAUSE = 1000

export class Balance {
  measured: Measured | null = $state.raw(null)
  /** The pack that was measured. */
  of: Table | null = $state.raw(null)
  /** The card without which it was played, too; '' if it was none. */
  card = $state('')
  failure: Failure | null = $state.raw(null)
  /** How much is done, from 0 to 1; null while nothing is measured. */
  done: number | null = $state(null)
  private run = 0

  /** With a card: also without it. */
  async measure(pack: Table, card: string): Promise<void> {
    const run = ++this.run
    this.failure = null
    this.done = 0
    try {
      const asked = { pack, rungs: [], card, lang: settings.lang }
      let measuring = await api.measure(asked)
      while (run === this.run && !measuring.measured) {
        this.done = measuring.done
        await new Promise((wake) => setTimeout(wake, PAUSE))
        if (run === this.run) measuring = await api.measure(asked) // it tells how much is done
      }
      if (run !== this.run) return
      this.measured = measuring.measured
      this.of = pack
      this.card = card
    } catch (error) {
      if (run === this.run) this.failure = asFailure(error)
    } finally {
      if (run === this.run) this.done = null
    }
  }

  stop(): void {
    this.run++
    this.done = null
  }
}

const kept = new Map<string, Balance>()

/** What is known of a pack of one's own, also when one comes back from a table. */
export function balanceOf(own: string): Balance {
  const found = kept.get(own) ?? new Balance()
  kept.set(own, found)
  return found
}
