/** Names that the reader does not want to read: their lines and their tables are not shown in this browser. */

import { load, save } from './stored'

let muted = $state.raw(load<string[]>('muted', []))

export function isMuted(name: string): boolean {
  return name !== '' && muted.includes(name)
}

export function mutedNames(): string[] {
  return muted
}

export function mute(name: string, on: boolean): void {
  muted = on ? [...muted.filter((each) => each !== name), name] : muted.filter((each) => each !== name)
  save('muted', muted)
}
