/** A notice outside the page that it is the reader's turn, for who looks elsewhere and wants it. */

import { settings } from './settings.svelte'

/** May it be offered? Only while the browser has not been asked, and once. */
export function mayOfferNotices(): boolean {
  return !settings.notify && !settings.offered && 'Notification' in window && Notification.permission === 'default'
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notice(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body: text, tag: 'ludotek' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
