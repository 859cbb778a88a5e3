/** Things on the table by the names that the server gives them: put together to be looked up, never taken apart. */

export interface Named {
  verb: string
  things: Record<string, string>
}

/** "die blue crit", "enemy 4", "card fog-hound". */
export function thing(kind: string, ...parts: (string | number)[]): string {
  return [kind, ...parts].join(' ')
}

/** Is this what is meant: one of these verbs, about these things? */
export function isAbout({ verb, things }: Named, verbs: readonly string[], about: Record<string, string> = {}): boolean {
  return verbs.includes(verb) && Object.entries(about).every(([role, name]) => things[role] === name)
}
