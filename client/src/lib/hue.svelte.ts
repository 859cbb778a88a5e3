/** The hue that the content of a table has chosen: while a page shows it, the whole page does; the game's theme says how. */

export function hued(hue: () => string | undefined): void {
  $effect(() => {
    const now = hue()
    if (!now) return
    document.documentElement.dataset.hue = now
    return () => delete document.documentElement.dataset.hue
  })
}
