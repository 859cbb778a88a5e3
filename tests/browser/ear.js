// What goes through the page's socket, so that a test can wait for an answer instead of for a time.
window.ear = { state: null, frames: [], acts: 0, sockets: [], forbidden: [] }
document.addEventListener('securitypolicyviolation', (event) => ear.forbidden.push(`${event.violatedDirective} ${event.blockedURI}`))
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    ear.sockets.push(this)
    this.addEventListener('message', ({ data }) => {
      ear.frames.push(data)
      const heard = JSON.parse(data)
      if (heard.type === 'state') ear.state = heard
    })
  }

  send(data) {
    if (JSON.parse(data).type === 'act') ear.acts++
    super.send(data)
  }
}
