/** Words: messages of the Fluent files that Python reads too, in the reader's language only. */

import { untrack } from 'svelte'
import { form, type Messages, type Slots } from './pattern'

/** The name of a folder of words. */
export type Lang = string

/** Files of words in every language, as `import.meta.glob` finds them. */
export type Shelf = Record<string, () => Promise<Messages>>

const langIn = (path: string): Lang => /\/text\/(?:ui\/)?(\w+)/.exec(path)![1]!

/** What there is to say when no other words arrive. */
const atHand = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/problem.ftl', { import: 'default', eager: true })
const least = Object.fromEntries(Object.entries(atHand).map(([path, messages]) => [langIn(path), messages]))

const first = ['en', 'fr', 'de'] // how languages are listed; others follow
const found = Object.keys(least)
export const langs: Lang[] = [...first.filter((each) => found.includes(each)), ...found.filter((each) => !first.includes(each))]

let spoken: { lang: Lang; messages: Messages } | null = $state.raw(null)
let called: Record<string, string> = $state.raw({})
let shelves: Shelf[] = []
let working: Promise<void> = Promise.resolve()

/** Speak a language from now on, with these shelves beside those that were asked for before; done when it is spoken. */
export function speak(lang: Lang, ...wanted: Shelf[]): Promise<void> {
  untrack(() => (spoken ??= { lang, messages: least[lang]! }))
  shelves = [...shelves.filter((each) => !wanted.includes(each)), ...wanted] // the last game prevails
  working = working.catch(() => {}).then(async () => {
    const files = shelves.flatMap((shelf) => Object.entries(shelf)).filter(([path]) => langIn(path) === lang)
    const brought = await Promise.all(files.map(([, bring]) => bring()))
    spoken = { lang, messages: Object.assign({}, least[lang], ...brought) }
  })
  return working
}

/** From now on things of somebody's own go by these names: texts as they are, by the keys of messages. */
export function call(names: Record<string, string>): void {
  called = names
}

/** A message in words. A thing of somebody's own goes by its name or its id, in the message <kind>-any. */
export function t(key: string, slots: Slots = {}): string {
  if (!spoken) return key
  const { lang, messages } = spoken
  const given = called[key]
  const said = given === undefined ? messages[key] : undefined
  if (typeof said === 'string') return said
  const [kind, ...name] = key.split('-')
  const pattern = said ?? messages[`${kind}-any`] ?? key
  return form(pattern, { ...slots, name: slots.name ?? given ?? capital(name.join(' ')) }, messages, lang)
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken?.lang) + text.slice(1)
}
