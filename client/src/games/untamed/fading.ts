/** Words that do not all fit end in a fade, not in the middle of a line; the whole text is a press or a glance away. */

import type { Attachment } from 'svelte/attachments'

export const fading: Attachment<HTMLElement> = (element) => {
  const watch = new ResizeObserver(() => {
    element.classList.toggle('fades', element.scrollHeight > element.clientHeight + 3)
  })
  watch.observe(element)
  return () => watch.disconnect()
}
