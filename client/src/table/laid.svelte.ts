/** The state on the table, field by field. What says the same as before is the same object as before, at any depth: nothing
 * that reads it is drawn anew. */

import { untrack } from 'svelte'
import { kept } from '../lib/kept'
import type { State } from '../lib/wire'

class Field {
  value: unknown = $state.raw()
}

export class Laid {
  /** Replaced part by part, never changed within. */
  readonly state = {} as State
  /** How many states there have been. */
  count = $state(0)

  private readonly fields = new Map<string, Field>()

  /** Whoever lays a state does not follow it. */
  lay(next: State): void {
    untrack(() => {
      for (const [name, value] of Object.entries(next)) this.put(name, value)
      this.count++
    })
  }

  /** One part of the state has changed since. */
  put(name: string, value: unknown): void {
    const field = this.fields.get(name) ?? this.add(name)
    field.value = kept(field.value, value)
  }

  private add(name: string): Field {
    const field = new Field()
    this.fields.set(name, field)
    Object.defineProperty(this.state, name, { get: () => field.value, enumerable: true })
    return field
  }
}
