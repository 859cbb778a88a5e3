/** A die that was committed or applied by mistake goes back, as long as that is free: the answers since then are taken
 * back one by one, and all but the one that is meant are given again. */

import { isAbout, type Named } from '../../../lib/things'
import type { Choice } from '../../../lib/wire'
import type { TableModel } from '../../../table/model.svelte'

const PATIENCE = 4000 // milliseconds for a state that an undo should bring

/** Could this answer be among those that go back freely? */
export function mayGoBack({ state, readonly, offline }: TableModel, verb: string): boolean {
  return !readonly && !offline && state.undo.free && state.undo.verb === verb
}

/** False: something else has been done since, so that it had to stay. */
export async function takeBack(model: TableModel, meant: Named): Promise<boolean> {
  const others: Named[] = []
  let found = false
  await quiet(model)
  while (!found && mayGoBack(model, meant.verb)) {
    const { verb, things } = model.state.undo
    if (!(await undo(model))) break
    found = isAbout({ verb, things }, [meant.verb], meant.things)
    if (!found) others.unshift({ verb, things })
  }
  for (const { verb, things } of others) {
    const again = meaning(model, { verb, things })
    if (again) model.act(again)
  }
  return found
}

/** The option that means the same now. */
export function meaning(model: TableModel, { verb, things }: Named): Choice | undefined {
  return model.options.find((option) => isAbout(option, [verb], things))
}

async function undo(model: TableModel): Promise<boolean> {
  const before = model.decision?.id
  if (!(await model.ask({ type: 'undo', agreed: false, seat: model.seat }))) return false
  return until(() => model.decision?.id !== before)
}

/** Nothing is on its way any more. */
function quiet(model: TableModel): Promise<boolean> {
  return until(() => !model.busy)
}

async function until(condition: () => boolean): Promise<boolean> {
  const late = Date.now() + PATIENCE
  while (!condition()) {
    if (Date.now() > late) return false
    await new Promise((go) => setTimeout(go, 12))
  }
  return true
}
