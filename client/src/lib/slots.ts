/** What a sentence is about: its slots hold phrases as [key, slots], keys, numbers, or lists of these. */

export type Slots = Record<string, unknown>
export type Phrase = [key: string, slots: Slots]

export function isPhrase(slot: unknown): slot is Phrase {
  return Array.isArray(slot) && slot.length === 2 && typeof slot[0] === 'string' && isSlots(slot[1])
}

function isSlots(value: unknown): value is Slots {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The key in a slot, "card-soot-moths", or null. */
export function slotKey(slot: unknown): string | null {
  if (isPhrase(slot)) return slot[0]
  return typeof slot === 'string' ? slot : null
}

/** The slots within a slot: those of a die are its colour and face. */
export function within(slot: unknown): Slots {
  return isPhrase(slot) ? slot[1] : {}
}

/** The id behind a key with a prefix: "card-soot-moths" in a slot is the card "soot-moths". */
export function idIn(slot: unknown, prefix = 'card-'): string | null {
  const key = slotKey(slot)
  return key?.startsWith(prefix) ? key.slice(prefix.length) : null
}

export function numberIn(slot: unknown): number | null {
  return typeof slot === 'number' ? slot : null
}
