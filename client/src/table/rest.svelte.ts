/** Having said Done, the reader may only come back. The steps of the others take that question away and give it back. */

import type { Choice, Decision } from '../lib/wire'

/** The answer that takes a Done back. */
export const RESUME = 'resume'
const MOMENT = 1500 // milliseconds after which a question that was taken away is gone

export class Rest {
  /** The way back, also while it is away for a moment; null: the reader does not rest. */
  back: Choice | null = $state.raw(null)
  private fades: ReturnType<typeof setTimeout> | undefined

  follow(decision: Decision | null): void {
    clearTimeout(this.fades)
    const back = decision?.options.every(({ verb }) => verb === RESUME) ? (decision.options[0] ?? null) : null
    if (decision || !this.back) this.back = back
    else this.fades = setTimeout(() => (this.back = null), MOMENT)
  }
}
