import { expect, test } from 'vitest'
import type { Named } from '../../../lib/things'
import type { Choice } from '../../../lib/wire'
import type { TableModel } from '../../../table/model.svelte'
import { takeBack } from './takeback'

const commit = (colour: string): Named => ({ verb: 'commit', things: { die: `die ${colour} no-face` } })
const nothing: Named = { verb: '', things: {} }

/** A table whose answers go back one by one, down to the first that does not. */
class Committed {
  readonly readonly = false
  readonly offline = false
  readonly busy = false
  readonly seat = 0
  given: Named[]

  constructor(...given: Named[]) {
    this.given = given
  }

  get state() {
    const last = this.given.at(-1) ?? nothing
    return { undo: { free: this.given.length > 0 && last.verb !== 'roll', ...last } }
  }

  get decision() {
    return { id: JSON.stringify(this.given) }
  }

  get options(): Choice[] {
    return ['yellow', 'green', 'blue'].map((colour) => ({ action: 0, numbers: {}, text: '', ...commit(colour) }))
  }

  ask(): Promise<object> {
    this.given = this.given.slice(0, -1)
    return Promise.resolve({})
  }

  act({ verb, things }: Choice): void {
    this.given = [...this.given, { verb, things }]
  }
}

const back = (table: Committed, meant: Named) => takeBack(table as unknown as TableModel, meant)

test('the last die goes back', async () => {
  const table = new Committed(commit('yellow'), commit('green'))
  expect(await back(table, commit('green'))).toBe(true)
  expect(table.given).toEqual([commit('yellow')])
})

test('an earlier one goes back, and those after it stay', async () => {
  const table = new Committed(commit('yellow'), commit('green'), commit('blue'))
  expect(await back(table, commit('yellow'))).toBe(true)
  expect(table.given).toEqual([commit('green'), commit('blue')])
})

test('what lies before something else stays, and so does all the rest', async () => {
  const given = [commit('yellow'), { verb: 'use', things: {} }, commit('blue')]
  const table = new Committed(...given)
  expect(await back(table, commit('yellow'))).toBe(false)
  expect(table.given).toEqual(given)
})
