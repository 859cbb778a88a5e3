/** The page says its messages as Fluent would. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { form, type Messages, type Slots } from './pattern'

const built = import.meta.glob<Messages>(
  ['../../../src/ludotek/text/ui/*/*.ftl', '!**/{cli,shared,table}.ftl', '../../../src/ludotek/games/*/text/*/board.ftl'],
  { import: 'default', eager: true },
)
const raw = import.meta.glob<string>(
  ['../../../src/ludotek/text/ui/*/*.ftl', '../../../src/ludotek/games/*/text/*/board.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

const given = [0, 1, 2, 5, 1234, 'Nora', 'yes']

it.each(Object.keys(built))('%s', (path) => {
  const lang = /\/(\w+)\/\w+\.ftl$/.exec(path)![1]!
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(raw[path]!))
  const names = [...raw[path]!.matchAll(/\$([\w-]+)/g)].map(([, name]) => name!)
  for (const [key, pattern] of Object.entries(built[path]!)) {
    const [id, attribute] = key.split('.')
    const message = bundle.getMessage(id!)!
    const same = attribute ? message.attributes[attribute]! : message.value!
    for (const value of given) {
      const slots: Slots = Object.fromEntries(names.map((name) => [name, value]))
      expect(form(pattern, slots, built[path]!, lang), key).toBe(bundle.formatPattern(same, slots))
    }
  }
})
