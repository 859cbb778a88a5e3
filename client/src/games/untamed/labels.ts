/** Things of the table in words, for whoever cannot see them. */

import type { Look } from './look.svelte'
import type { Spot } from './spots'
import type { AnimalView, KeepView } from './view'

function standing(look: Look, spot: Spot): string[] {
  const { t } = look
  const outcome = look.outcome(spot)
  const options = look.options(spot)
  return [
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
    animal.rushing ? `${t.rush}: ${t.rushing}` : '',
    animal.owner === side ? '' : t.ownedBy(look.player(animal.owner)),
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
