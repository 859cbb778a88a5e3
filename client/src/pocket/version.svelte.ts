/** A newer version of the site that waits until its reader wants it. */

class Waiting {
  takeOver: (() => void) | null = $state.raw(null)
}

export const waiting = new Waiting()
