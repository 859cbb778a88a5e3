/** What the browser remembers for us. A browser may forbid it (private windows): then nothing is remembered. */

export function load<T>(name: string, otherwise: T, storage: () => Storage = () => localStorage): T {
  try {
    const text = storage().getItem(`ludotek.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function save(name: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(`ludotek.${name}`, JSON.stringify(value))
  } catch {
    // Nothing is lost that the server does not hold.
  }
}
