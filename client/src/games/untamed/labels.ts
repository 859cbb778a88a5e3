/** Things of the table in words, for whoever cannot see them. */

import { pair } from '../../lib/pair'
import type { CardInfo, Why } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { Look } from './look.svelte'
import type { Spot } from './spots'
import type { AnimalView, KeepView } from './view'

function standing(look: Look, spot: Spot): string[] {
  const outcome = look.outcome(spot)
  const options = look.choices(spot)
  return [
    spot === look.attacker ? t('board-call-off') : '',
    options.length === 1 ? (options[0]?.text ?? '') : options.length ? t('board-target') : '',
    outcome?.harm ? `−${outcome.harm}` : '',
    outcome?.falls ? t('board-defeated') : '',
    look.backlash(spot)?.falls ? t('board-yours-falls') : '',
    look.why(spot)?.why ?? '',
  ]
}

export function animalLabel(look: Look, animal: AnimalView, spot: Spot, side: number): string {
  return [
    look.name(animal.card),
    t('number-attack', { n: animal.attack }),
    t('board-health', { left: animal.health - animal.damage, all: animal.health }),
    animal.guard ? t('keyword-guard') : '',
    animal.fury ? t('screen-fury', { n: animal.fury }) : '',
    animal.ready ? '' : t('screen-exhausted'),
    animal.rushing ? pair(t('keyword-rush'), t('board-rushing')) : '',
    animal.owner === side ? '' : t('board-owned-by', { name: look.whose(animal.owner) }),
    ...standing(look, spot),
  ]
    .filter(Boolean)
    .join(', ')
}

export function keepLabel(look: Look, keep: KeepView, name: string, whose: string, spot: Spot): string {
  return [`${t('kind-stronghold')} (${whose})`, name, t('board-health', { left: keep.health - keep.damage, all: keep.health }), ...standing(look, spot)]
    .filter(Boolean)
    .join(', ')
}

/** Why a thing cannot be chosen, in two words, by the first clause of the refusal. */
const SHORT: Record<string, () => string> = {
  'UN-28': () => t('board-not-this'),
  'UN-48': () => t('board-not-rush'),
  'UN-51': () => t('board-not-guard'),
  'UN-57': () => t('board-not-prey'),
  'UN-59': () => t('board-not-fellow'),
  'UN-82': () => t('board-not-this'),
}

export function inShort({ rules: [rule = ''] }: Why): string {
  return SHORT[rule]?.() ?? rule
}

/** Every word of a card. */
export function read(card: CardInfo | undefined): string {
  return (card?.texts ?? []).map(({ lead, text }) => (lead ? pair(lead, text) : text)).join(' ')
}

/** A card that is not in play. */
export function cardLabel(look: Look, id: string, cost?: number, why?: Why): string {
  const card = look.card(id)
  const { attack, health, cost: printed } = card?.numbers ?? {}
  const price = cost ?? printed
  return [
    look.name(id),
    price === undefined ? '' : t('number-cost', { n: price }),
    attack === undefined ? '' : t('number-attack', { n: attack }),
    health === undefined ? '' : t('board-health', { left: health, all: health }),
    why?.why ?? '',
    read(card),
  ]
    .filter(Boolean)
    .join(', ')
}
