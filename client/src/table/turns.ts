/** When it is the reader's turn anew. A step of another that takes the question away for a moment and gives it back is none. */

const LONG = 8000 // milliseconds of waiting after which the reader looks elsewhere

export class Turns {
  private last: string | null = null
  private waiting: { since: number; handedOver: boolean } | null = null
  private turn: string | null = null

  /**
   * `asked` and `answered` are ids of questions: the present one, and the last that the reader answered; `turn` is the
   * reader's own turn, if the game has turns: others may be asked within it, and it is not handed over by that.
   */
  begins(asked: string | null, answered: string | null, now: number, turn: string | null = null): boolean {
    if (asked === null) {
      this.waiting ??= { since: now, handedOver: this.last === null || this.last === answered }
      return false
    }
    const { waiting } = this
    const same = turn !== null && turn === this.turn
    this.last = asked
    this.waiting = null
    this.turn = turn
    return waiting !== null && ((waiting.handedOver && !same) || now - waiting.since >= LONG)
  }
}
