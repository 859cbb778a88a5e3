// Words on the screen whose letters are smaller than they may be, and words of the frame that are cut off. A single letter on
// a die or a figure is a sign, not a word.
([least, onBoard]) => {
  const problems = new Set()
  const name = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const within = node.parentElement
    if (!/\p{L}\p{L}|\p{N}/u.test(node.data) || !within.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (within.closest('.unseen, [inert], svg, script, style') || getComputedStyle(within).clipPath !== 'none') continue
    const { width } = within.getBoundingClientRect()
    if (width < 2) continue
    const zoom = within.currentCSSZoom ?? 1
    const scale = within.offsetWidth ? width / (within.offsetWidth * zoom) : 1
    const shrunk = scale > 0.2 && scale < 0.94 ? scale : 1 // boxes are told in whole pixels, turned ones are wider
    const size = parseFloat(getComputedStyle(within).fontSize) * zoom * shrunk
    if (size < (within.closest('#board') ? onBoard : least) - 0.05) problems.add(`letters of ${size.toFixed(1)} px: ${name(node.data)} (${within.tagName.toLowerCase()}.${within.className})`)
  }
  for (const box of document.querySelectorAll('#actions .answers button, header .now')) {
    if (!box.checkVisibility()) continue
    if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2) problems.add(`cut off: ${name(box.textContent)}`)
  }
  return [...problems].slice(0, 12)
}
