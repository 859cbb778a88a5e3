/** Words that do not fit their box: other things give way, or they end after a whole line. */

import type { Attachment } from 'svelte/attachments'

const steps = ['short', 'terse', 'bare', 'over']

/** The box is told to be short, then terse, then bare: pictures, labels and gaps give way, the words of the rules never
 * do. Where even that is not enough it is over: it needs more room, and something scrolls. */
export const fit: Attachment<HTMLElement> = (node) => {
  const check = () => {
    node.classList.remove(...steps)
    for (const step of steps) {
      if (node.scrollHeight <= node.clientHeight + 1) return
      node.classList.add(step)
    }
  }
  const sizes = new ResizeObserver(check)
  sizes.observe(node)
  const texts = new MutationObserver(check)
  texts.observe(node, { childList: true, characterData: true, subtree: true })
  document.fonts.addEventListener('loadingdone', check)
  check()
  return () => {
    sizes.disconnect()
    texts.disconnect()
    document.fonts.removeEventListener('loadingdone', check)
  }
}

/** Words end after a whole line, with a sign that there is more; the whole text is a glance or a press away. To be made
 * anew when the words change. The room depends on the card, never on the words themselves. */
export function wholeLines(more: string, ..._words: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.more = more

    function measure(): void {
      element.classList.remove('goes-on')
      element.style.removeProperty('--room')
      const line = parseFloat(getComputedStyle(element).lineHeight)
      if (element.scrollHeight < element.clientHeight + line / 4) return
      const lines = Math.floor((element.clientHeight + 1) / line)
      element.dataset.lines = String(lines)
      element.style.setProperty('--room', lines ? `${lines * line + 1}px` : '0px')
      element.classList.add('goes-on')
    }

    const watch = new ResizeObserver(measure)
    if (element.parentElement) watch.observe(element.parentElement)
    void document.fonts.ready.then(measure)
    return () => watch.disconnect()
  }
}
