/** A view read aloud, whatever the game: each part under its name, cards by theirs, equal ones in a row counted. */

export interface Names {
  /** What the parts of the view are called (the messages view-<name>); without a word, a name stands for itself. */
  labels: Record<string, string>
  /** The name of a card, if that is one. */
  card(id: string): string | undefined
  players: string[]
}

export interface Item {
  text: string
  card: string | null
  n: number
}

export type Part = { label: string; items: Item[] } | { title: string; parts: Part[] }

const SEATS = 'seats' // in a view: what lies before each seat
const UNSAID = ['game', 'seat', 'outcome'] // what is said already: the game, who looks, the end
const HIDDEN = '?'

type Fields = Record<string, unknown>

export function partsOf(view: Fields, names: Names): Part[] {
  return Object.entries(view)
    .filter(([name]) => !UNSAID.includes(name))
    .flatMap(([name, value]) => read(name, value, names))
}

function read(name: string, value: unknown, names: Names): Part[] {
  if (isFields(value)) return [{ title: called(name, names), parts: partsOf(value, names) }]
  if (Array.isArray(value) && value.length > 0 && value.every(isFields)) {
    return value.map((each, place) => ({ title: titleOf(name, place, value.length, names), parts: partsOf(each, names) }))
  }
  return [{ label: called(name, names), items: counted(Array.isArray(value) ? value : [value], names) }]
}

function titleOf(name: string, place: number, all: number, names: Names): string {
  return (name === SEATS && all === names.players.length && names.players[place]) || `${called(name, names)} ${place + 1}`
}

function called(name: string, { labels }: Names): string {
  const plain = name.replaceAll('_', ' ')
  return labels[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

function counted(values: unknown[], names: Names): Item[] {
  const items: Item[] = []
  for (const value of values) {
    const item = said(value, names)
    const last = items.at(-1)
    if (last && last.text === item.text) last.n += 1
    else items.push(item)
  }
  return items
}

function said(value: unknown, names: Names): Item {
  const name = typeof value === 'string' ? names.card(value) : undefined
  if (name !== undefined) return { text: name, card: String(value), n: 1 }
  return { text: value === null ? HIDDEN : typeof value === 'object' ? JSON.stringify(value) : String(value), card: null, n: 1 }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
