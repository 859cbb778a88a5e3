/** What the action bar says of an answer: what it brings, what it leaves unused, and which one goes on from here. */

import { pair } from '../../lib/pair'
import { phone, short } from '../../lib/screen.svelte'
import type { Choice } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { Bulk, Note } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import { best } from './dice/bulk'
import { spotOf } from './options'
import type { EnemyView, View } from './view'
import { hitsLeft, inPool, toRoll } from './waste'

/** What can be done besides applying dice. */
const USES = ['ability', 'use', 'chip']

/** The only After effect that is left is a way to go on; of several, one is chosen on its card. */
const isOnlyEffect = ({ verb }: Choice, { options }: TableModel): boolean =>
  verb === 'after-effect' && options.filter((each) => each.verb === verb).length === 1

export function inBar(choice: Choice, model: TableModel): boolean {
  return ['bar', 'boss'].includes(spotOf(choice)) || isOnlyEffect(choice, model)
}

/** What is most often wanted here, and leaves nothing out. */
export function primary({ verb }: Choice, { decision, options, rested, view }: TableModel): boolean {
  if (verb === 'again') return isWorthRepeating(view)
  if (verb !== 'done') return ['take', 'after-effect'].includes(verb)
  switch (decision?.name) {
    case 'Commit':
      return toRoll(view) > 0
    case 'Apply':
      return rested && hitsLeft(options, view) === 0
    case 'Repeat':
      return !isWorthRepeating(view)
    default:
      return ['DamageWindow', 'ExhaustWindow'].includes(decision?.name ?? '')
  }
}

/** Is there an enemy left to roll for, and a die to roll? */
function isWorthRepeating(view: View): boolean {
  return view.active.some((enemy) => !enemy.defeated) && inPool(view) + toRoll(view) > 0
}

export function note(model: TableModel, choice: Choice): Note | null {
  if (!model.rested) return null // the dice tell it first
  const harm = harmOf(model, choice)
  const waste = wasteOf(model, choice)
  if (!harm) return waste ? { text: waste } : null
  return waste ? { ...harm, text: `${waste} · ${harm.text}` } : harm
}

/** Harm is said on the button that brings it: what is suffered for certain, or what threatens until it is prevented. */
function harmOf(model: TableModel, choice: Choice): (Note & { tone: 'harm' }) | null {
  const lines = model.preview(choice.action) ?? []
  const damage = (name: string) => lines.find((line) => line.name === name)?.values.damage ?? 0
  const [hurt, threat] = [damage('suffered'), damage('threatened')]
  const harm = hurt > 0 ? t('board-hurts', { n: hurt }) : threat > 0 ? t('board-threatens', { n: threat }) : ''
  const deadly = model.isFatal(choice) ? t('board-you-lose') : threat > 0 && threat >= (model.view as View).stats.health ? t('board-deadly') : ''
  if (!harm && !deadly) return null
  return { text: harm && deadly ? pair(harm, deadly) : harm || deadly, tone: 'harm' }
}

function wasteOf(model: TableModel, { verb }: Choice): string {
  const { decision, options, view } = model
  if (verb === 'again' && toRoll(view) > 0) return t('board-rerolls', { n: toRoll(view) })
  if (verb !== 'done') return ''
  if (decision?.name === 'Commit' && toRoll(view) === 0) return t('board-rolls-nothing')
  const unused = decision?.name === 'Apply' ? hitsLeft(options, view) : 0
  if (unused > 0) return t('board-unused', { n: unused })
  const left = decision?.name === 'RecoverDice' ? best(model, 'recover').length : 0
  return left > 0 ? t('board-unrecovered', { n: left }) : ''
}

/** Many dice by one press. */
export function bulk(model: TableModel): Bulk[] {
  const name = model.decision?.name
  if (name === 'Commit') return [{ label: t('board-commit-all'), choices: best(model, 'commit') }]
  if (name === 'RecoverDice') return [{ label: t('board-recover-best'), choices: best(model, 'recover') }]
  return []
}

/** How the question is answered on the table; on a phone only what is not in sight. */
export function hint({ decision, options, rested, view }: TableModel): string {
  if (!rested) return ''
  if (decision?.name === 'Apply' && hitsLeft(options, view) === 0) {
    const more = options.some(({ verb }) => USES.includes(verb)) && view.active.some((enemy: EnemyView) => !enemy.defeated)
    return more ? t('board-hint-use-first') : t('board-hint-nothing-left')
  }
  if (decision?.name === 'Commit' && inPool(view) === 0) return t('board-hint-pool-empty')
  if (phone.current || short.current) return ''
  if (decision?.name === 'Commit') return t('board-hint-commit')
  return decision?.name === 'Apply' ? t('board-hint-apply') : ''
}
