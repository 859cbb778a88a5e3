// Every control of the frame and every own thing on the board that cannot be reached: scrolled into view it must be on the
// screen, and a good part of it must lie under no other thing.
(least) => {
  const things = '#board button, #board a[href], #board [role=img], #actions button, #actions a[href], header button, header a[href]'
  const across = Array.from({ length: 7 }, (_, n) => (n + 0.5) / 7)
  const name = (thing) => (thing.ariaLabel || thing.title || thing.textContent).trim().replace(/\s+/g, ' ').slice(0, 60)

  /** The parts of a card lie over one another: the whole of it can be pressed, and what it shows is seen through. */
  const sameCard = (one, other) => one.closest('article') !== null && one.closest('article') === other.closest('article')

  /** The part of a thing that shows it when one looks from above, and what mostly lies over the rest; enough is enough. */
  const shown = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    let seen = 0
    const over = new Map()
    for (const x of across) {
      for (const y of across) {
        const found = document.elementFromPoint(left + x * width, top + y * height)
        if (found && (thing.contains(found) || found.closest('button, a') === thing || sameCard(found, thing))) seen++
        else if (found) over.set(found, (over.get(found) ?? 0) + 1)
        if (seen >= least * across.length ** 2) return { part: 1, over: null }
      }
    }
    const most = [...over].sort((a, b) => b[1] - a[1])[0]?.[0]
    return { part: seen / across.length ** 2, over: most }
  }

  const off = ({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  const problems = []
  for (const thing of document.querySelectorAll(things)) {
    if (thing.closest('[inert], dialog, .unseen') || !thing.checkVisibility({ visibilityProperty: true })) continue
    if (getComputedStyle(thing).pointerEvents === 'none' && thing.matches('button')) continue
    const outer = thing.parentElement?.closest('button, a[href], [role=img]')
    if (outer) continue // part of another thing
    thing.scrollIntoView({ block: 'center', inline: 'center' })
    const box = thing.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const { part, over } = shown(thing)
    const middle = { left: box.left + box.width / 2, right: box.left + box.width / 2, top: box.top + box.height / 2, bottom: box.top + box.height / 2 }
    const where = `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`
    if (off(middle)) problems.push(`off the screen: ${name(thing)} (${where})`)
    else if (part < least) {
      const by = over && `${over.tagName.toLowerCase()}.${over.getAttribute('class')} ${name(over).slice(0, 30)}`
      problems.push(`only ${Math.round(part * 100)} % of it can be pressed: ${name(thing)} (${where}) under ${by}`)
    }
  }
  scrollTo(0, 0)
  return problems
}
