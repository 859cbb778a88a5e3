/** The steps of a round in the rulebook's order, and which of them a question belongs to. */

export type Step = 'place' | 'roll' | 'use' | 'loot' | 'acquire' | 'epics'

export const PROLOGUE: Step[] = ['acquire', 'place']
export const ROUND: Step[] = ['roll', 'use', 'loot', 'acquire', 'epics']

const STEPS: Record<string, Step> = {
  PlaceFigure: 'place',
  RollDice: 'roll',
  ShareLoot: 'loot',
  Acquire: 'acquire',
  ForWhom: 'acquire',
  LoseDie: 'epics',
}

/** Every other question is asked while dice are used. */
export function stepOf(phase: string): Step {
  return STEPS[phase] ?? 'use'
}
