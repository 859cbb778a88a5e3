// The page's own log of presses: what lay under the pointer, for how long, and under which question; and what was sent.
window.robot = { presses: [], acts: [], aim: null, words: '', seen: { what: '', since: 0 } }

const said = () => document.getElementById('prompt')?.textContent.trim() ?? ''
const thingAt = ([x, y]) => document.elementFromPoint(x, y)?.closest('button, [data-spot]')
const label = (thing) => (thing?.querySelector('b')?.textContent ?? thing?.ariaLabel ?? thing?.textContent ?? '').trim()

// Where the pointer is about to press: since when is it the same thing, under the same question?
const look = () => {
  if (robot.words && document.querySelector(robot.words)) for (const press of robot.presses) press.told = true
  if (robot.aim) {
    const what = `${said()}|${label(thingAt(robot.aim))}`
    if (what !== robot.seen.what) robot.seen = { what, since: performance.now() }
  }
  requestAnimationFrame(look)
}
look()

addEventListener('pointerdown', ({ clientX, clientY }) => {
  const thing = thingAt([clientX, clientY])
  robot.presses.push({
    at: performance.now(),
    prompt: said(),
    label: label(thing),
    told: false,
    stood: robot.seen.what === `${said()}|${label(thing)}` ? performance.now() - robot.seen.since : 0,
    inBar: Boolean(thing?.closest('#actions .answers')),
    live: !thing?.closest('[aria-disabled=true], :disabled') && !document.querySelector('[data-settling], #actions[aria-busy=true]'),
  })
}, { capture: true })

const { send } = WebSocket.prototype
WebSocket.prototype.send = function (data) {
  const { type, decision, action } = JSON.parse(data)
  if (type === 'act') robot.acts.push({ at: performance.now(), decision, action })
  send.call(this, data)
}
