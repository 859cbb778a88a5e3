/** Things travel: whatever carries a `data-flip` name goes from where it lay to where it lies now. */

const usual = 300

export function measure(root: Element): Map<string, DOMRect> {
  const found = root.querySelectorAll<HTMLElement>('[data-flip]')
  return new Map([...found].map((each) => [each.dataset.flip ?? '', each.getBoundingClientRect()]))
}

/** `scale` is the zoom of the table: lengths inside it count that many pixels of the screen. */
export function travel(root: Element, before: Map<string, DOMRect>, pace: number, scale: number): void {
  if (pace === 0) return
  for (const each of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const from = before.get(each.dataset.flip ?? '')
    const to = each.getBoundingClientRect()
    if (!from || to.width === 0 || from.width === 0) continue
    const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale
    const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale
    if (Math.abs(x) + Math.abs(y) < 2) continue
    const size = each.dataset.flip?.startsWith('die') ? from.width / to.width : 1
    each.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 20 },
        { transform: 'none', zIndex: 20 },
      ],
      { duration: usual * pace, easing: 'cubic-bezier(.2, .75, .25, 1)' },
    )
  }
}
