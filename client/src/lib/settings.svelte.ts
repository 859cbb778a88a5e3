/** The reader's preferences, kept in the browser and used by every page. */

import { load, save } from './stored'
import { langs, type Lang } from './words.svelte'

export type Theme = 'light' | 'dark' | 'system'

/** How fast one is shown what bots and friends do. */
export type Following = 'slow' | 'normal' | 'fast' | 'once'

interface Preferences {
  lang: Lang
  theme: Theme
  speed: number // of motion: 1 is usual, 2 twice as fast, 0 none
  following: Following
  odds: boolean | null // null: nobody has chosen yet
  sound: boolean
  notify: boolean
  offered: boolean // whether to be notified has been asked once
  name: string
  column: boolean // the column with log and chat is open
}

function browserLang(): Lang {
  const wanted = navigator.languages.map((each) => each.slice(0, 2))
  return wanted.map((each) => langs.find((lang) => lang === each)).find((each) => each) ?? 'en'
}

const usual = (): Preferences => ({
  lang: browserLang(),
  theme: 'system',
  speed: 1,
  following: 'normal',
  odds: null,
  sound: true,
  notify: false,
  offered: false,
  name: '',
  column: true,
})

export const settings: Preferences = $state({ ...usual(), ...load<Partial<Preferences>>('settings', {}) })
if (!langs.includes(settings.lang)) settings.lang = browserLang() // its folder is gone

const darkScreen = matchMedia('(prefers-color-scheme: dark)')
let screenIsDark = $state(darkScreen.matches)
darkScreen.addEventListener('change', () => (screenIsDark = darkScreen.matches))

export function isDark(): boolean {
  return settings.theme === 'system' ? screenIsDark : settings.theme === 'dark'
}

/** Keep the preferences and show them on <html>; called once, by the app. */
export function applySettings(): void {
  $effect(() => save('settings', $state.snapshot(settings)))
  $effect(() => {
    document.documentElement.lang = settings.lang
    document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  })
}
