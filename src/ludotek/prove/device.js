/* Speaks with the worker of the pocket edition as its page does, and tells whoever steers the tab what it says. */

let worker

/** Empty once the house is there; else what went wrong. */
function begin(script) {
  return new Promise((resolve) => {
    worker = new Worker(script, { type: 'module' })
    worker.onerror = (event) => resolve(event.message || 'the worker cannot be loaded')
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') resolve('')
      else if (data.type === 'failed') resolve(data.problem)
      else if (data.type === 'answer') told(JSON.stringify({ ...data, body: null, text: new TextDecoder().decode(data.body) }))
      else told(JSON.stringify(data))
    }
  })
}

/** Several tabs can say something at the same moment: at a time of the clock, in milliseconds. */
function say(message, at) {
  const wait = at - Date.now()
  if (wait > 2) setTimeout(say, wait - 2, message, at)
  else {
    while (Date.now() < at);
    worker.postMessage(message)
  }
}
