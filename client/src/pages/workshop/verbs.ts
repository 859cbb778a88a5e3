/** The verbs that a sentence may begin with, by their sections. */

import type { Menus } from '../../lib/wire'
import type { Choice } from './Chooser.svelte'
import { formsOf } from './forms'

export function verbsOf(menus: Menus, table: string): Choice[] {
  const order = menus.sections.map(([name]) => name)
  const titles = new Map(menus.sections)
  const forms = [...formsOf(menus, table)].sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section))
  const several = new Set(forms.map(({ section }) => section)).size > 1
  return forms.map(({ name, text, section, rules }) => ({ value: name, text, rules, group: several ? (titles.get(section) ?? '') : '' }))
}
