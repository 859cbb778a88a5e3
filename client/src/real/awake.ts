/** The screen of a device that lies beside a real table stays on. The browser lets go of it whenever the page is out of sight. */

import { on } from 'svelte/events'

export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null
  let over = false

  async function hold(): Promise<void> {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      held = await navigator.wakeLock.request('screen')
      if (over) void held.release()
    } catch {
      held = null // the battery is low, or somebody has forbidden it: the game goes on all the same
    }
  }

  void hold()
  const off = on(document, 'visibilitychange', () => void hold())
  return () => {
    over = true
    off()
    void held?.release()
  }
}
