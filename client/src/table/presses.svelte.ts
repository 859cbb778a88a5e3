/** Answers on their way to the table, in the order they were pressed. One is sent at a time; the next follows if it still
 * is an answer to the same question when its turn comes, by its meaning and not by its number. */

import type { Choice, Decision } from '../lib/wire'

const MOMENT = 1500 // milliseconds for which a step of another seat may take the question away

export interface Press {
  question: string
  choice: Choice
}

/** The same question, asked again after an answer, is of the same kind; only its options may differ. */
export function kindOf({ seat, rule, name }: Decision): string {
  return JSON.stringify([seat, rule, name])
}

/** Done with a question: what comes next is another one, also when it reads the same. */
export function ends(choice: Choice): boolean {
  return choice.verb === 'done'
}

function isMeant(one: Choice, other: Choice): boolean {
  return one.verb === other.verb && JSON.stringify(one.things) === JSON.stringify(other.things)
}

/** The answer that a press means now, if it still means one. */
export function meant({ question, choice }: Press, decision: Decision | null): Choice | undefined {
  if (!decision || kindOf(decision) !== question) return undefined
  return decision.options.find((option) => isMeant(option, choice))
}

export class Presses {
  /** The first is on its way, the others wait for it. */
  pending: Press[] = $state.raw([])

  private asked: string | null = null // the question that the first one answers
  private accepted = false
  private fades: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly decision: () => Decision | null,
    private readonly send: (decision: Decision, choice: Choice) => Promise<boolean>,
    /** A press means nothing any more: it is put back, and the reader is told. */
    private readonly lost: () => void = () => {},
  ) {}

  /** How often this answer has been pressed and not been given yet. */
  count(choice: Choice): number {
    return this.pending.filter((press) => isMeant(press.choice, choice)).length
  }

  /** Of several answers, each as often as it is wanted, those that have not been pressed yet. */
  missing(choices: Choice[]): Choice[] {
    const left = this.pending.map(({ choice }) => choice)
    return choices.filter((choice) => {
      const at = left.findIndex((each) => isMeant(each, choice))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }

  add(decision: Decision, choice: Choice): void {
    this.pending = [...this.pending, { question: kindOf(decision), choice }]
    if (this.asked === null) void this.next()
  }

  /** A new state is here: what it answers is no longer on its way. */
  goOn(): void {
    clearTimeout(this.fades)
    if (this.asked !== null) {
      if (!this.accepted || this.decision()?.id === this.asked) return
      const [given, ...rest] = this.pending
      this.asked = null
      this.pending = given && ends(given.choice) ? [] : rest
    }
    if (this.pending.length === 0) return
    if (this.decision()) void this.next()
    else this.fades = setTimeout(() => this.lose(), MOMENT)
  }

  private async next(): Promise<void> {
    const [press] = this.pending
    const decision = this.decision()
    const choice = press && meant(press, decision)
    if (!choice || !decision) return this.lose() // what was pressed after it was meant to follow it
    this.asked = decision.id
    this.accepted = false
    this.accepted = await this.send(decision, choice)
    if (this.accepted) this.goOn()
    else this.drop()
  }

  private lose(): void {
    this.drop()
    this.lost()
  }

  private drop(): void {
    this.asked = null
    if (this.pending.length > 0) this.pending = []
  }
}
