// Presses one thing that may be pressed now, whichever it is; what it was called, or null while there is nothing.
(chance) => {
  const seen = (each) => each.offsetParent !== null && !each.disabled
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const within = sheet
    ? [...sheet.querySelectorAll('footer button, .ways button, button.filled, button.harm')]
    : [...document.querySelectorAll('#actions .answers .primary, #actions .answers button, #board button.may, #board .may button')]
  const found = within.filter(seen)
  if (found.length === 0) {
    sheet?.dispatchEvent(new Event('cancel', { cancelable: true })) // one that only tells something
    sheet?.querySelector('header button')?.click()
    return null
  }
  const first = found[0].matches('.primary') && chance < 0.4 ? 0 : Math.floor(chance * found.length)
  found[first].click()
  return found[first].textContent.trim()
}
