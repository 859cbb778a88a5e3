/** Where a text does not fit its box, the box is told to be terse: what can be read elsewhere then gives way. */

import type { Attachment } from 'svelte/attachments'

export const fit: Attachment<HTMLElement> = (node) => {
  const check = () => {
    node.classList.remove('terse')
    node.classList.toggle('terse', node.scrollHeight > node.clientHeight + 1)
  }
  const sizes = new ResizeObserver(check)
  sizes.observe(node)
  const texts = new MutationObserver(check)
  texts.observe(node, { childList: true, characterData: true, subtree: true })
  check()
  return () => {
    sizes.disconnect()
    texts.disconnect()
  }
}
