/** Where texts do not fit their box, the box is told to be short, then terse, then bare: pictures, labels and gaps give way,
 * the words of the rules never do. Where even that is not enough it is over: it needs more room, and something scrolls. */

import type { Attachment } from 'svelte/attachments'

const steps = ['short', 'terse', 'bare', 'over']

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
