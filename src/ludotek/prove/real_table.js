// The hands of somebody at a table with real dice and cards: they press what stands on the page, and read the state that it got.
const AGAIN = 3000 // milliseconds after which somebody presses once more
window.table = { state: null }
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    this.addEventListener('message', ({ data }) => {
      const heard = JSON.parse(data)
      if (heard.type === 'state') table.state = heard
    })
  }
}

table.until = async (what, test) => {
  const end = performance.now() + 30000
  for (;;) {
    const found = test()
    if (found) return found
    if (performance.now() > end) throw new Error(`the page does not show ${what}`)
    await new Promise((go) => setTimeout(go, 8))
  }
}

table.find = (selector) => document.querySelector(selector)
table.panel = (place) => table.find(`[data-testid=entering][data-entry="${place}"][aria-busy=false]`)

// Everything that has come is on the page: the entry or the question, which may be that of another seat.
table.rest = () =>
  table.until('what it is asked', () => {
    const { entry, decisions, outcome } = table.state ?? {}
    if (table.find('[data-playing]')) table.find('#actions .primary')?.click() // a phase is played back
    if (outcome) return true
    if (entry) return table.panel(entry.place)
    return decisions?.length > 0 && !table.find('[data-testid=entering]') && table.find('#prompt')
  })

table.sit = async (seat) => {
  if (table.state.me.seat !== seat) {
    const player = await table.until('the players', () => table.find(`.column > section li:nth-child(${seat + 1}) button`))
    player.click()
    await table.until('the seat', () => table.state.me.seat === seat)
  }
  const { prompt } = table.state.decisions.find((each) => each.seat === seat)
  await table.until('the question', () => table.back() || (table.find('#actions .all') && table.find('#prompt')?.textContent.includes(prompt)))
}

// By its button in the bar where somebody who is done comes back, by the card's name where hands are in people's hands, else from the list of all answers.
table.answer = async (seat, action, named) => {
  await table.sit(seat)
  const before = table.state.seq
  const { options } = table.state.decisions.find((each) => each.seat === seat)
  const n = options.findIndex((each) => each.action === action)
  if (n < 0) throw new Error('the page does not offer this answer')
  let way = 'from the list'
  const press = async () => {
    if (table.back()) return table.back().click()
    if (named && (await table.name(action))) return (way = 'by the card’s name')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
    const listed = await table.until('the list', () => {
      const found = document.querySelectorAll('dialog[open] section:first-of-type .answer button')
      return found.length === options.length && found
    })
    listed[n].click()
  }
  await press()
  let pressed = performance.now()
  await table.until('that this was done', () => {
    table.find('[data-testid=fatal]')?.click()
    if (table.state.seq > before) return true
    if (performance.now() < pressed + AGAIN || table.find('[aria-busy=true], dialog[open]')) return false
    pressed = performance.now() // what is in motion takes no answer
    way += ', pressed again'
    void press()
    return false
  })
  await table.rest()
  return way
}

// Whoever has said done may come back.
table.back = () => {
  const { me, decisions } = table.state
  const mine = decisions.find((each) => each.seat === me.seat)
  return mine?.options.length === 1 && mine.options[0].verb === 'resume' && table.find('#actions [data-key=x]:enabled')
}

table.name = async (action) => {
  for (const button of document.querySelectorAll('#actions .answers button[aria-haspopup=dialog]:not(.all)')) {
    await table.until('that it has settled', () => !table.find('[data-settling]'))
    button.click()
    const panel = await table.until('the cards', () => table.find('[data-testid=naming]'))
    const card = panel.querySelector(`[data-value="${action}"]`)
    if (card) return card.click() ?? true
    panel.querySelector('header button').click()
    await table.until('that it is closed', () => !table.find('[data-testid=naming]'))
  }
  return false
}

table.enter = async (value) => {
  const { seq, entry } = table.state
  const panel = await table.until('the entry', () => table.panel(entry.place))
  const shown = panel.querySelector(`[data-value="${value}"]`)
  if (!shown) throw new Error(`the page does not offer ${value} for ${entry.prompt}`)
  shown.click()
  await table.until('that this was entered', () => table.state.seq > seq)
  await table.rest()
}

table.takeBack = async () => {
  const { seq, entry } = table.state
  const panel = await table.until('the entry', () => table.panel(entry.place))
  panel.querySelector('.undo button').click()
  await table.until('that this was taken back', () => table.state.seq > seq)
  await table.rest()
}
