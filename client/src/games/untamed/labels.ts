/** Things of the table in words, for whoever cannot see them. */

import { pair } from '../../lib/pair'
import type { CardInfo, Why } from '../../lib/wire'
import type { Look } from './look.svelte'
import type { Spot } from './spots'
import type { AnimalView, KeepView } from './view'

function standing(look: Look, spot: Spot): string[] {
  const { t } = look
  const outcome = look.outcome(spot)
  const options = look.options(spot)
  return [
    spot === look.attacker ? t.callOff : '',
    options.length === 1 ? (options[0]?.text ?? '') : options.length ? t.target : '',
    outcome?.harm ? `−${outcome.harm}` : '',
    outcome?.falls ? t.defeated : '',
    look.refusal(spot)?.why ?? '',
  ]
}

export function animalLabel(look: Look, animal: AnimalView, spot: Spot, side: number): string {
  const { t } = look
  return [
    look.nameOf(animal.card),
    t.attack(animal.attack),
    t.health(animal.health - animal.damage, animal.health),
    animal.guard ? t.guard : '',
    animal.fury ? t.fury(animal.fury) : '',
    animal.ready ? '' : t.exhausted,
    animal.rushing ? pair(t.rush, t.rushing) : '',
    animal.owner === side ? '' : t.ownedBy(look.whose(animal.owner)),
    ...standing(look, spot),
  ]
    .filter(Boolean)
    .join(', ')
}

export function keepLabel(look: Look, keep: KeepView, name: string, whose: string, spot: Spot): string {
  const { t } = look
  return [`${t.stronghold} (${whose})`, name, t.health(keep.health - keep.damage, keep.health), ...standing(look, spot)]
    .filter(Boolean)
    .join(', ')
}

/** Every word of a card. */
export function read(card: CardInfo | undefined): string {
  return (card?.texts ?? []).map(([, , text]) => text).join(' ')
}

/** A card that is not in play. */
export function cardLabel(look: Look, id: string, cost?: number, why?: Why): string {
  const { t } = look
  const card = look.card(id)
  const { attack, health, cost: printed } = card?.numbers ?? {}
  const price = cost ?? printed
  return [
    look.nameOf(id),
    price === undefined ? '' : t.cost(price),
    attack === undefined ? '' : t.attack(attack),
    health === undefined ? '' : t.health(health, health),
    why?.why ?? '',
    read(card),
  ]
    .filter(Boolean)
    .join(', ')
}
