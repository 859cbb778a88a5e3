// What goes through the page's socket, so that a test can wait for an answer instead of for a time.
window.ear = { state: null, drawn: null, frames: [], acts: 0, sockets: [], forbidden: [], asking: 0 }
document.addEventListener('securitypolicyviolation', (event) => ear.forbidden.push(`${event.violatedDirective} ${event.blockedURI}`))
const frame = requestAnimationFrame.bind(window) // of the real clock, whatever a test does to the page's
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    ear.sockets.push(this)
    this.addEventListener('message', ({ data }) => {
      ear.frames.push(data)
      const heard = JSON.parse(data)
      if (heard.type !== 'state') return
      ear.state = heard
      frame(() => frame(() => (ear.drawn = heard)))
    })
  }

  send(data) {
    if (JSON.parse(data).type === 'act') ear.acts++
    super.send(data)
  }
}

// What the page asks the server for besides, until the answer is there to the last byte.
const { fetch } = window
window.fetch = async (...wanted) => {
  ear.asking++
  const answered = () => setTimeout(() => ear.asking--)
  try {
    const answer = await fetch(...wanted)
    void answer.clone().arrayBuffer().then(answered, answered)
    return answer
  } catch (error) {
    answered()
    throw error
  }
}
