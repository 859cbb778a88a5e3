/** Dice of a roll that follow, those of a kind together: "2 × red die". */
export function counted(dice: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const die of dice) found.set(die, (found.get(die) ?? 0) + 1)
  return [...found]
}
