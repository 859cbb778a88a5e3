/** The texts of a card by what each is for. */

import type { CardInfo } from '../../../lib/wire'

export type EffectKind = 'during' | 'after' | 'special'
export type RewardKind = 'instant' | 'single-use' | 'ongoing'

export interface Passage<K> {
  kind: K
  label: string
  text: string
}

export interface CardTexts {
  effects: Passage<EffectKind>[]
  reward: Passage<RewardKind> | null
  goal: string
  ability: string
  peace: string
}

export function textsOf(card: CardInfo | undefined): CardTexts {
  const texts: CardTexts = { effects: [], reward: null, goal: '', ability: '', peace: '' }
  for (const { role, lead, text } of card?.texts ?? []) {
    if (role.startsWith('effect-')) {
      texts.effects.push({ kind: role.slice('effect-'.length) as EffectKind, label: lead, text })
    } else if (role.startsWith('reward-')) {
      texts.reward = { kind: role.slice('reward-'.length) as RewardKind, label: lead, text }
    } else if (role === 'goal' || role === 'ability' || role === 'peace') {
      texts[role] = text
    }
  }
  return texts
}
