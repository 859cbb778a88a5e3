/** Fluent files as modules. They are read when the page is built, so neither a parser nor Fluent's runtime travels with it. */

import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import type { Messages, Part, Pattern } from './src/lib/pattern'

type Read = FluentResource['body'][number]['value']
type Element = Extract<Read, readonly unknown[]>[number]

export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(built(text))}`, map: null }
    },
  }
}

/** The messages of a file, but for cards, whose names come with the library, and for forms that no message asks for. */
function built(text: string): Messages {
  const messages: [string, Pattern][] = []
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (id.startsWith('card-')) continue
    messages.push([id, pattern(value)])
    for (const [name, form] of Object.entries(attributes)) {
      if (text.includes(`{ ${id}.${name} }`)) messages.push([`${id}.${name}`, pattern(form)])
    }
  }
  return Object.fromEntries(messages)
}

function pattern(read: Read): Pattern {
  return read === null ? '' : typeof read === 'string' ? read : read.map(part)
}

/** What `form` understands; another construct of Fluent has no place on the page. */
function part(element: Element): Part {
  if (typeof element === 'string') return element
  if (element.type === 'var') return [element.name]
  if (element.type === 'str') return element.value
  if (element.type === 'mesg') return { says: element.attr === null ? element.name : `${element.name}.${element.attr}` }
  if (element.type === 'select' && element.selector.type === 'var') {
    const variants = element.variants.map(({ key, value }): [string, Pattern] => [String(key.value), pattern(value)])
    return [element.selector.name, Object.fromEntries(variants), variants[element.star]![0]]
  }
  throw new Error(`The page cannot say ${JSON.stringify(element)}`)
}
