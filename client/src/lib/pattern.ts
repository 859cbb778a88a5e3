/** A message as it was built in: a text, or its parts. */

export type Pattern = string | Part[]
/** A text; a slot, perhaps with a variant for each of its values and the usual one; or another message. */
export type Part = string | [slot: string, variants?: Record<string, Pattern>, usual?: string] | { says: string }

export type Messages = Record<string, Pattern>
export type Slots = Record<string, string | number>

interface Habits {
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}

/** How a language writes and counts. To look it up takes far longer than to use it. */
const habits = new Map<string, Habits>()

function habitsOf(lang: string): Habits {
  const known = habits.get(lang) ?? { numbers: new Intl.NumberFormat(lang), plurals: new Intl.PluralRules(lang) }
  habits.set(lang, known)
  return known
}

/** A pattern in words, by Fluent's rules: a number chooses itself, else its plural category. */
export function form(pattern: Pattern, slots: Slots, messages: Messages, lang: string): string {
  if (typeof pattern === 'string') return pattern
  const say = (part: Part): string => {
    if (typeof part === 'string') return part
    if ('says' in part) return form(messages[part.says]!, slots, messages, lang)
    const [slot, variants, usual] = part
    const value = slots[slot]!
    if (!variants) return typeof value === 'number' ? habitsOf(lang).numbers.format(value) : value
    const kind = typeof value === 'number' ? habitsOf(lang).plurals.select(value) : ''
    return form(variants[value] ?? variants[kind] ?? variants[usual!]!, slots, messages, lang)
  }
  return pattern.map(say).join('')
}
