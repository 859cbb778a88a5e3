/** Something from the server, asked for again whenever what it depends on changes; the old stays until the new has come. */

import { Failure } from '../../lib/api'

export interface Fetched<T> {
  readonly value: T | undefined
  readonly failure: Failure | null
}

export function fetched<T>(ask: () => Promise<T> | null): Fetched<T> {
  let value = $state.raw<T>()
  let failure = $state.raw<Failure | null>(null)

  $effect(() => {
    const asked = ask()
    let current = true
    asked?.then(
      (found) => {
        if (!current) return
        value = found
        failure = null
      },
      (error: unknown) => {
        if (current) failure = asFailure(error)
      },
    )
    return () => (current = false)
  })

  return {
    get value() {
      return value
    },
    get failure() {
      return failure
    },
  }
}

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  throw error
}
