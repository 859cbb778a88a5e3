/** Keeps the site for when there is no network, and tells when a newer version of it is there. */

import { waiting } from './version.svelte'

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  let replaces = navigator.serviceWorker.controller !== null // the first version replaces nothing
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (replaces) location.reload() // in every tab: page, rules and what is kept are of one version
    replaces = true
  })
  const kept = await navigator.serviceWorker.register('./sw.js').catch((problem: unknown) => (console.warn(String(problem)), null))
  if (!kept) return
  const offer = (worker: ServiceWorker | null) => {
    if (worker && replaces) waiting.takeOver = () => worker.postMessage('take over')
  }
  offer(kept.waiting)
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(kept.waiting)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') kept.update().catch(() => {}) // there may be no network
  })
}
