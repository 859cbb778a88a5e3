/** Words that do not all fit end after a whole line, with a sign that there is more; the whole text is a glance or a press away. */

import type { Attachment } from 'svelte/attachments'

/** To be made anew when the words change. The room depends on the card, never on the words themselves. */
export function fitting(more: string, ..._words: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.more = more

    function measure(): void {
      element.classList.remove('goes-on')
      element.style.removeProperty('--room')
      const line = parseFloat(getComputedStyle(element).lineHeight)
      if (element.scrollHeight < element.clientHeight + line / 4) return
      const lines = Math.floor((element.clientHeight + 1) / line)
      element.style.setProperty('--room', lines ? `${lines * line + 1}px` : '0px')
      element.classList.add('goes-on')
    }

    const watch = new ResizeObserver(measure)
    if (element.parentElement) watch.observe(element.parentElement)
    void document.fonts.ready.then(measure)
    return () => watch.disconnect()
  }
}
