// The page's own log of presses: what lay under the pointer, for how long, and under which question; and what was sent.
window.robot = { presses: [], acts: [], undone: [], aim: null, words: '', seen: { what: '', since: 0 }, moving: false }
{
  const said = () => document.getElementById('prompt')?.textContent.trim() ?? ''
  const thingAt = ([x, y]) => document.elementFromPoint(x, y)?.closest('button, [data-spot]')
  // In the bar a note may follow the words of an answer; elsewhere what is bold is a number, and dice are letters.
  const words = (thing) => thing.closest('#actions') && thing.querySelector('b')?.textContent
  const named = (thing) => words(thing) || thing.ariaLabel || thing.title || thing.querySelector('.unseen')?.textContent
  const label = (thing) => (thing ? named(thing) || thing.dataset.spot || thing.textContent : '').trim()
  const mine = () => ear.state?.decisions.find((each) => each.seat === ear.state.me.seat)

  // Which question it is: the next one may read the same when the last one was done with. Who goes on with a question
  // answers it again and again, and its words only say what is left.
  const kinds = new Map()
  let asked = { id: '', kind: '', number: 0 }
  let done = false
  const question = () => {
    const { id, seat, rule, name, prompt } = mine() ?? asked
    const kind = JSON.stringify([seat, rule, name])
    kinds.set(prompt, kind)
    if (id !== asked.id) {
      asked = { id, seat, rule, name, prompt, kind, number: asked.number + (kind !== asked.kind || done ? 1 : 0) }
      done = false
    }
    return asked.number
  }
  /** What it is to the eye: a spot of the board, whatever lies on it, or what its words say, whatever they count. */
  const name = (thing) => thing?.dataset.spot ?? thing?.parentElement.dataset.spot ?? label(thing).replaceAll(/\d+/g, '')
  const seen = (thing) => `${question()}|${kinds.get(said()) ?? said()}|${name(thing)}`

  const ends = ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity
  const moves = () => Boolean(document.querySelector('[data-settling], [data-showing]')) || document.getAnimations().some(ends)

  /** Everything that can be pressed, as it looks: a press that changes none of it and is not explained has done nothing. */
  robot.face = () => {
    const things = [...document.querySelectorAll('#board button, #board [data-spot], #actions button, dialog[open] button')]
    return things.map((each) => [label(each), each.className, each.ariaExpanded, each.ariaPressed, each.ariaDisabled].join()).join('|')
  }

  // Where the pointer is about to press: since when has the eye known this thing there, under this question? What slides
  // away may come back, or another that is just like it.
  const known = new Map()
  let aim = null
  let remarks = ''
  let told = 0
  const look = () => {
    const now = [...document.querySelectorAll(robot.words || 'none')].map((each) => each.textContent).join('|')
    if (now !== remarks) told = performance.now()
    remarks = now
    // What the last press was told is told again as long as it stands there.
    if (remarks && (told >= robot.presses[0]?.at || document.querySelector('.toast'))) for (const press of robot.presses) press.told = true
    robot.moving = moves()
    if (robot.aim) {
      const what = seen(thingAt(robot.aim))
      if (what !== robot.seen.what) robot.seen = { what, since: performance.now(), before: robot.seen.what }
      if (robot.aim !== aim) known.clear()
      aim = robot.aim
      if (!known.has(what)) known.set(what, performance.now())
    }
    requestAnimationFrame(look)
  }
  look()

  // A hand is where things lie that glow; between them there is nothing to press.
  const glows = '.may, .ready, .target, .idle'
  addEventListener('pointerdown', ({ clientX, clientY }) => {
    const thing = thingAt([clientX, clientY])
    robot.presses.push({
      at: performance.now(),
      prompt: said(),
      label: label(thing),
      before: [robot.seen.before, seen(thing)],
      told: false,
      stood: performance.now() - (known.get(seen(thing)) ?? performance.now()),
      lay: seen(thing) === robot.seen.what ? performance.now() - robot.seen.since : 0, // without a break
      inBar: Boolean(thing?.closest('#actions .answers')),
      many: Boolean(thing?.matches('.all')),
      glows: Boolean(thing?.closest('#board') && (thing.matches(glows) || (!thing.matches('section') && thing.querySelector(glows)))),
      live: !thing?.closest('[aria-disabled=true], :disabled') && !document.querySelector('[data-settling], #actions[aria-busy=true]'),
      moving: moves(),
      face: robot.face(),
    })
  }, { capture: true })

  // What is carried is let go over what the eye had chosen, or over what has come there since.
  robot.choose = (point) => (robot.chosen = name(thingAt(point)))
  addEventListener('pointerup', ({ clientX, clientY }) => {
    const taken = robot.presses.at(-1)
    const dropped = name(thingAt([clientX, clientY]))
    if (taken && robot.chosen != null) {
      const stood = robot.chosen === dropped ? taken.stood : 0
      robot.presses.push({ ...taken, drop: true, label: dropped, before: robot.chosen, stood, live: false })
    }
    robot.chosen = null
  }, { capture: true })

  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (data) {
    const { type, id, decision, action } = JSON.parse(data)
    if (type === 'act') {
      done = mine()?.options.find((each) => each.action === action)?.verb === 'done'
      robot.acts.push({ at: performance.now(), id, decision, action })
    }
    if (type === 'undo') robot.undone.push(performance.now())
    send.call(this, data)
  }
}
