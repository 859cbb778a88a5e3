/** The house on a server: HTTP and WebSocket. */

import type { Carrier, Hears, Line } from './carrier'

export const overNet: Carrier = {
  ask(method, path, query, key, body) {
    const address = new URL(`api/${path}`, document.baseURI)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const headers = new Headers()
    if (key) headers.set('Authorization', `Bearer ${key}`)
    if (method === 'GET') return fetch(address, { headers })
    headers.set('Content-Type', 'application/json')
    return fetch(address, { method, headers, body })
  },

  open(hears: Hears): Line {
    const address = new URL('ws', document.baseURI)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    socket.onopen = () => hears.opened()
    socket.onmessage = ({ data }) => hears.heard(String(data))
    socket.onclose = () => hears.lost()
    return socket
  },
}
