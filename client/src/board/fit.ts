/** Words that do not fit their box: other things give way, or they end after a whole line. */

import type { Attachment } from 'svelte/attachments'

/** Boxes are measured together, before the frame in which they are seen: reading and writing in turns would have the whole
 * page laid out anew for each of them. */
class Boxes {
  private readonly within = new Map<Element, Set<HTMLElement>>()
  private readonly due = new Set<HTMLElement>()
  private readonly sizes = new ResizeObserver((seen) =>
    this.measure([...new Set(seen.flatMap(({ target }) => [...(this.within.get(target) ?? [])]))]),
  )

  constructor(private readonly measure: (boxes: HTMLElement[]) => void) {}

  /** Measure a box at first and whenever the room changes; what comes back ends it. */
  watch(box: HTMLElement, room: Element): () => void {
    this.within.set(room, (this.within.get(room) ?? new Set()).add(box))
    this.sizes.observe(room)
    return () => {
      const left = this.within.get(room)
      left?.delete(box)
      if (left?.size) return
      this.within.delete(room)
      this.sizes.unobserve(room)
    }
  }

  /** Measure it before the next frame. */
  soon(box: HTMLElement): void {
    if (this.due.size === 0) requestAnimationFrame(() => this.all())
    this.due.add(box)
  }

  private all(): void {
    const boxes = [...this.due].filter((box) => box.isConnected)
    this.due.clear()
    this.measure(boxes)
  }
}

const steps = ['short', 'terse', 'bare', 'over']

const fitted = new Boxes((boxes) => {
  for (const box of boxes) box.classList.remove(...steps)
  let full = boxes
  for (const step of steps) {
    full = full.filter((box) => box.scrollHeight > box.clientHeight + 1)
    for (const box of full) box.classList.add(step)
  }
})

/** The box is told to be short, then terse, then bare: pictures, labels and gaps give way, the words of the rules never
 * do. Where even that is not enough it is over: it needs more room, and something scrolls. */
export const fit: Attachment<HTMLElement> = (box) => {
  const look = () => fitted.soon(box)
  const texts = new MutationObserver(look)
  texts.observe(box, { childList: true, characterData: true, subtree: true })
  document.fonts.addEventListener('loadingdone', look)
  const ends = fitted.watch(box, box)
  return () => {
    ends()
    texts.disconnect()
    document.fonts.removeEventListener('loadingdone', look)
  }
}

const ended = new Boxes((boxes) => {
  for (const box of boxes) if (box.dataset.lines === '0') unfold(box) // it cannot be measured as it is
  const rooms = boxes.map(roomOf)
  boxes.forEach((box, i) => (rooms[i]!.full ? fold(box, rooms[i]!) : unfold(box)))
})

interface Room {
  line: number
  lines: number
  full: boolean
}

/** The room that the words have, whether they fill it or not: what they leave is taken by the picture before them. So nothing
 * has to be unfolded first, for which the page would be laid out twice more. */
function roomOf(box: HTMLElement): Room {
  const line = parseFloat(getComputedStyle(box).lineHeight)
  const picture = box.parentElement?.firstElementChild
  const left = picture instanceof HTMLElement ? picture.offsetHeight - parseFloat(getComputedStyle(picture).flexBasis) : 0
  const room = box.clientHeight + Math.max(0, left)
  return { line, lines: Math.floor((room + 1) / line), full: box.scrollHeight >= room + line / 4 }
}

function fold(box: HTMLElement, { line, lines }: Room): void {
  if (box.dataset.lines === String(lines)) return
  box.dataset.lines = String(lines)
  box.style.setProperty('--room', lines ? `${lines * line + 1}px` : '0px')
  box.classList.add('goes-on')
}

function unfold(box: HTMLElement): void {
  if (box.dataset.lines === undefined) return
  delete box.dataset.lines
  box.style.removeProperty('--room')
  box.classList.remove('goes-on')
}

/** Words end after a whole line, with a sign that there is more; the whole text is a glance or a press away. To be made
 * anew when the words change. The room depends on the card, never on the words themselves. */
export function wholeLines(more: string, ..._words: unknown[]): Attachment<HTMLElement> {
  return (box) => {
    box.dataset.more = more
    const ends = ended.watch(box, box.parentElement ?? box)
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => ended.soon(box))
    return ends
  }
}
