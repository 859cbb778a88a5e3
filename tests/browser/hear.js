// What a screen reader says by itself: what changes in a live region that was there before, and where the focus is put.
window.heard = []
{
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=log], [role=alert]'
  const WHOLE = '[role=status], [role=alert], [aria-atomic=true]'
  const known = new WeakSet()

  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('[aria-hidden=true], svg')) return ''
    return node.ariaLabel ?? [...node.childNodes].map(words).join(' ')
  }
  const say = (kind, text) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (plain) heard.push([kind, plain])
  }
  /** A modal window silences whatever lies under it. */
  const silenced = (region) => {
    const modal = document.querySelector('dialog:modal')
    return region.closest('[inert]') !== null || (modal !== null && !modal.contains(region))
  }

  const listen = (records) => {
    const said = new Map() // each region speaks once for one change
    for (const { target, type, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (!region || !known.has(region) || silenced(region)) continue
      const parts = said.get(region) ?? new Set()
      for (const part of region.matches(WHOLE) ? [region] : type === 'characterData' ? [target] : addedNodes) parts.add(part)
      said.set(region, parts)
    }
    for (const [region, parts] of said) {
      for (const part of parts) if (part.isConnected) say(region.role ?? 'live', words(part))
    }
    for (const region of document.querySelectorAll(LIVE)) {
      if (!known.has(region) && region.matches('[role=alert]')) say('alert', words(region))
      known.add(region)
    }
  }
  new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true })
}
