/** The view after a line that is shown by itself: the fields that it changes, of a list the places. */
export function changed<View extends object>(view: View, change: object): View {
  const next = { ...view } as Record<string, unknown>
  for (const [name, now] of Object.entries(change)) {
    const old = next[name]
    next[name] = Array.isArray(old) ? Object.assign([...old], now) : now
  }
  return next as View
}
