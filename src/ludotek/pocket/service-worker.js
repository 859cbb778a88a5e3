/* Keeps one version of the site for when there is no network. A new version is fetched beside it, and takes over when no page
   of the old one is open any more, or when its reader says so. */

const VERSION = '{version}'
const FILES = {files} // with their digests: of a site that is just being replaced nothing is kept

const CACHE = `ludotek ${VERSION}`
const NAMED_BY_DIGEST = /^(assets\/|pocket\/.+\/|pocket\/[^/]+-[0-9a-f]{16}\.)/

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request))
})
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting()
})

async function fill() {
  const cache = await caches.open(CACHE)
  for (const [file, integrity] of Object.entries(FILES)) {
    const known = NAMED_BY_DIGEST.test(file) ? await caches.match(file) : undefined
    if (known) await cache.put(file, known)
    else await cache.add(new Request(file, { cache: 'no-cache', integrity }))
  }
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith('ludotek ') && name !== CACHE) await caches.delete(name)
  }
  await self.clients.claim()
}

async function answer(request) {
  const cache = await caches.open(CACHE)
  const wanted = request.mode === 'navigate' ? './' : request
  return (await cache.match(wanted, { ignoreSearch: request.mode === 'navigate' })) ?? fetch(request)
}
