/** Keeps the site for when there is no network, and tells when a newer version of it is there. */

import { waiting } from './version.svelte'

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  let reloading = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload()
  })
  const kept = await navigator.serviceWorker.register('./sw.js').catch((problem: unknown) => (console.warn(String(problem)), null))
  if (!kept) return
  const offer = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return // the first version replaces nothing
    waiting.takeOver = () => {
      reloading = true
      worker.postMessage('take over')
    }
  }
  offer(kept.waiting)
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(kept.waiting)
    })
  })
}
