/** Something that a press asks of the server: is it under way, and why did it fail? */

import type { Failure } from '../../lib/api'
import { asFailure } from './fetched.svelte'

export class Attempt {
  busy = $state(false)
  failure = $state.raw<Failure | null>(null)

  async make(begin: () => Promise<void>): Promise<void> {
    this.busy = true
    this.failure = null
    try {
      await begin()
    } catch (error) {
      this.failure = asFailure(error)
    } finally {
      this.busy = false
    }
  }
}
