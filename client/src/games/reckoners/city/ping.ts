/** Pointing something out to the others: right-click, a long press, or P while it has the focus. */

import type { Attachment } from 'svelte/attachments'
import { explained } from '../../../board/explains.svelte'
import type { TableModel } from '../../../table/model.svelte'

const LONG = 550 // ms

export function pointing(model: TableModel, target: string): Attachment {
  return (element) => {
    if (model.readonly) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ping = (event: Event): void => {
      event.preventDefault()
      model.ping(target)
    }
    const listeners: [string, (event: never) => void][] = [
      ['contextmenu', ping],
      ['pointerdown', (event: PointerEvent) => {
        if (event.pointerType === 'touch') timer = setTimeout(() => explained.now ?? model.ping(target), LONG)
      }],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      ['pointermove', () => clearTimeout(timer)],
      ['keydown', (event: KeyboardEvent) => {
        if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey && !event.altKey) ping(event)
      }],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
    }
  }
}
