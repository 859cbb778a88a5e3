/** What a hand does with dice beyond one press: put one back, change it for another, the same with all that are alike,
 * carry one to its target. Each is a row of single answers and undos, given one after the other while they are legal. */

import type { TableModel } from '../../../table/model.svelte'
import { spots } from '../options'
import type { SymbolName } from '../parts'
import type { DieView, ReckonerView, UsingView } from '../view'
import { alike, keptInOrder } from './rolls'

/** A spot on the board that is pressed, found when its time has come; or one's last answer that is taken back. */
type Step = string | (() => string | null) | typeof UNDO

const UNDO = Symbol('undo')

/** What the hands see and touch. */
export interface Table {
  readonly model: TableModel
  readonly view: { using: UsingView | null }
  readonly mine: ReckonerView | undefined
  may(spot: string): object | undefined
  press(spot: string): boolean
}

export interface Carried {
  die: DieView
  x: number
  y: number
}

export class Hands {
  /** The die that a pointer carries over the table. */
  carried: Carried | null = $state.raw(null)
  /** The next target is for all dice that show the same. */
  all = $state(false)
  private steps: Step[] = $state.raw([])
  private asking = $state(false)
  private seen = -1 // the state in which the last step was taken

  constructor(private readonly table: Table) {}

  // --- one step after the other ---------------------------------------------------------------------------------------

  /** Steps are still to be taken. */
  get busy(): boolean {
    return this.steps.length > 0 || this.asking || this.table.model.busy
  }

  /** What is on its way is waited for; a row of steps is not cut short. */
  private run(...steps: Step[]): void {
    if (this.steps.length > 0 || this.asking) return
    this.steps = steps
    this.seen = -1
  }

  /** Take the next step, if the last one has come back from the server. */
  goOn(): void {
    const { model } = this.table
    const [step, ...rest] = this.steps
    if (step === undefined || model.busy || this.asking || !model.rested || model.state.seq === this.seen) return
    this.steps = rest
    if (step === UNDO) return this.undo()
    const spot = typeof step === 'string' ? step : step()
    if (spot && this.table.may(spot)) {
      this.seen = model.state.seq
      this.table.press(spot)
    } else {
      this.steps = []
      if (rest.length || !spot) this.putBack()
    }
  }

  private undo(): void {
    const { model } = this.table
    if (!model.state.undo.free) return void (this.steps = [])
    this.seen = model.state.seq
    this.asking = true
    void model.ask({ type: 'undo', agreed: false, seat: model.seat }).then((done) => {
      this.asking = false
      if (!done) this.steps = []
    })
  }

  // --- putting back ---------------------------------------------------------------------------------------------------

  private get using(): UsingView | null {
    const { using } = this.table.view
    return using?.seat === this.table.model.seat ? using : null
  }

  /** What was taken last lies in the hand, and one more tap takes that back freely. */
  get mayPutBack(): boolean {
    return Boolean(this.using?.fresh && this.table.model.state.undo.free && !this.table.model.readonly)
  }

  putBack(): boolean {
    if (!this.mayPutBack) return false
    this.all = false
    this.run(UNDO)
    return true
  }

  /** Another die instead of the one in the hand. */
  change(die: DieView): void {
    this.all = false
    this.run(UNDO, spots.die(die))
  }

  /** A die that was kept of this roll is not kept after all: so are those that were kept later, and then kept again. */
  unkeep(die: DieView): void {
    const { model, mine } = this.table
    const kept = keptInOrder(model.log, model.seat, mine?.marked ?? [])
    const at = kept.lastIndexOf(spots.die(die))
    if (at >= 0) this.run(...kept.slice(at).map((): Step => UNDO), ...kept.slice(at + 1))
  }

  // --- many at once ---------------------------------------------------------------------------------------------------

  /** All dice of this roll that show a symbol. */
  keepAll(symbol: SymbolName): void {
    const { mine } = this.table
    this.run(...(mine?.rolled ?? []).filter((die) => die.symbols.includes(symbol)).map((die) => spots.die(die)))
  }

  /** All dice that show nothing else than money. */
  takeMoney(): void {
    const dice = (this.table.mine?.dice ?? []).filter(isMoney)
    this.run(...dice.flatMap((die) => [spots.die(die), ...die.symbols.map(() => 'money')]))
  }

  /** The symbols that are left of the die in the hand, and those of all that are alike, at one spot. */
  useAll(hand: DieView, spot: string): void {
    const others = alike(this.table.mine?.dice ?? [], hand)
    this.all = false
    this.run(...(this.using?.symbols ?? []).map(() => spot), ...others.flatMap((die) => [spots.die(die), ...die.symbols.map(() => spot)]))
  }

  // --- carrying -------------------------------------------------------------------------------------------------------

  /** A die has left its place: it is taken, if it was not in the hand. */
  take(die: DieView): void {
    if (this.table.may(spots.die(die))) this.run(spots.die(die))
    else if (this.mayPutBack) this.change(die)
  }

  /** It was let go over a spot, or over nothing: then it goes back. */
  drop(spot: () => string | null): void {
    this.carried = null
    this.steps = [...this.steps, spot]
  }
}

export function isMoney({ symbols }: DieView): boolean {
  return symbols.length > 0 && symbols.every((each) => each === 'money')
}
