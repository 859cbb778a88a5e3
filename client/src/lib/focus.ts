/** Where the focus is, so that whatever opens now can give it back: to there, or else to the board. */
export function focusBefore(): () => void {
  const before = document.activeElement
  return () => {
    const still = before instanceof HTMLElement && before.isConnected && before !== document.body
    const back = still ? before : document.getElementById('board')
    back?.focus({ preventScroll: true })
  }
}

/** The focus goes to what has opened and, when that closes, back to where it came from. */
export function takesFocus(node: HTMLElement): () => void {
  const giveBack = focusBefore()
  node.focus({ preventScroll: true })
  return giveBack
}
