/** A place in a pack, in words: the card by its name, then the fields that lead there. */

import type { Menus } from '../../lib/wire'
import { settings } from '../../lib/settings.svelte'
import { byOf, fieldNamed, formOf } from './forms'
import { calledIn } from './naming'
import { get, tableOf, type Path, type Value } from './tree'

export function fieldsOn(menus: Menus, pack: Value, at: Path, named: boolean): string[] {
  const words: string[] = []
  let table = menus.file
  at.forEach((step, n) => {
    const here = at.slice(0, n)
    if (typeof step === 'number') {
      if (n === 1 && menus.cards.includes(String(at[0]))) words.splice(0, 1, ...(named ? [calledIn(settings.lang, tableOf(get(pack, at.slice(0, 2))))] : []))
      return
    }
    const field = fieldNamed(formOf(menus, table, get(pack, here)), step)
    if (!field) return
    words.push(field.text)
    if (field.table) table = field.table
    const within = at[n + 1]
    const inside = typeof within === 'number' ? [...here, step, within] : [...here, step]
    const form = byOf(menus, table) ? formOf(menus, table, get(pack, inside)) : null
    if (form?.text && at.length > inside.length) words.push(form.text)
  })
  return words
}
