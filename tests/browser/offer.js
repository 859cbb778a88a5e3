// One thing that can be pressed, and the point at which it can: a button that bears the words of an answer, or what
// glows; the targets of what is picked up come first. Over the board a sheet may be open, and only what is in it counts.
([mood, chance]) => {
  const asked = ear.state.decisions.find((each) => each.seat === ear.state.me.seat)
  if (!asked) return null
  const answers = new Set(asked.options.map((option) => option.text))
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const within = sheet ? [sheet] : [...document.querySelectorAll('#board, #actions .answers')]
  const glows = (button, classes) => button.matches(classes) || button.querySelector(classes) !== null
  const says = (button) => answers.has(button.ariaLabel ?? button.textContent.trim())

  /** The middle, or else a point where nothing lies over it: cards of a hand overlap. */
  const pointOn = (button) => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = button.getBoundingClientRect()
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.3], [0.9, 0.3], [0.5, 0.1], [0.1, 0.1], [0.5, 0.9], [0.1, 0.9], [0.9, 0.9]]) {
      const [across, down] = [left + x * width, top + y * height]
      if (document.elementFromPoint(across, down)?.closest('button') === button) return [across, down]
    }
    return null
  }

  const seen = within
    .flatMap((place) => [...place.querySelectorAll('button:not(.all)')])
    .filter((button) => !button.disabled && button.ariaExpanded !== 'true')
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
  const targets = seen.filter((button) => glows(button, '.target, .idle'))
  const spoken = seen.filter((button) => says(button) && !button.matches('.ready') && !button.closest('#actions'))
  const all = seen.filter((button) => says(button) || glows(button, '.may, .ready'))
  const offers = targets.length ? targets : spoken.length && mood < 0.7 ? spoken : all
  const button = offers[Math.floor(chance * offers.length)]
  return button ? { name: button.ariaLabel ?? button.textContent.trim(), point: pointOn(button) } : null
}
