/** A part of the page that is fetched when it is wanted. A line that breaks meanwhile is waited for. */

import { backOff } from './backoff'

const TRIES = 12 // for a minute and more

export async function patiently<T>(bring: () => Promise<T>, pause = (ms: number) => new Promise((go) => setTimeout(go, ms))): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await bring()
    } catch {
      await pause(backOff(tries))
    }
  }
  return bring()
}
