// One thing that can be pressed, and the point at which it can: a button that bears the words of an answer, or what
// glows; the targets of what is picked up come first. Over the board a sheet may be open, and only what is in it counts.
([mood, chance]) => {
  const asked = ear.state.decisions.find((each) => each.seat === ear.state.me.seat)
  if (!asked) return null
  const answers = new Set(asked.options.map((option) => option.text))
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const within = sheet ? [sheet] : [...document.querySelectorAll('#board, #actions .answers')]
  const glows = (button, classes) => button.matches(classes) || button.querySelector(classes) !== null
  const label = (button) => button.querySelector('b')?.textContent.trim() // a note may follow it: what the answer costs
  const says = (button) =>
    [button.ariaLabel, button.title, button.textContent.trim(), label(button)].some((words) => answers.has(words))

  /** The middle, or else a point where nothing lies over it: cards of a hand overlap. */
  const pointOn = (button) => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const across = [0.5, ...Array.from({ length: 12 }, (_, n) => (n + 0.5) / 12)]
    for (const x of across) {
      for (const y of across) {
        const point = [left + x * width, top + y * height]
        if (document.elementFromPoint(...point)?.closest('button') === button) return point
      }
    }
    return null
  }

  const fatal = document.querySelector('[data-testid=fatal]') // who plays at random dares everything
  if (fatal) return { name: fatal.textContent, point: pointOn(fatal), fatal: true }

  const seen = within
    .flatMap((place) => [...place.querySelectorAll('button:not(.all)')])
    .filter((button) => !button.disabled && button.ariaExpanded !== 'true')
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
  const targets = seen.filter((button) => glows(button, '.target, .idle'))
  const spoken = seen.filter((button) => says(button) && !button.matches('.ready') && !button.closest('#actions'))
  const all = seen.filter((button) => says(button) || glows(button, '.may, .ready'))
  const offers = targets.length ? targets : spoken.length && mood < 0.7 ? spoken : all
  const button = offers[Math.floor(chance * offers.length)]
  if (!button) return null
  const picked = document.querySelector('#board :is(.ready, .may)[aria-expanded=true]')
  const point = pointOn(button) ?? (picked && pointOn(picked)) // what is picked up may cover the next: it is put back first
  return { name: button.ariaLabel ?? button.textContent.trim(), point }
}
