/** Where a text does not fit its box, the box is told to be short, then terse: what can be read elsewhere gives way. */

import type { Attachment } from 'svelte/attachments'

const steps = ['short', 'terse']

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
