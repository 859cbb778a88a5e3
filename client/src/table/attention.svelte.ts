/** What the page does by itself when the table goes on: follow, notify, sound, keep the focus. Called once by the frame. */

import { untrack } from 'svelte'
import { on } from 'svelte/events'
import { notice } from '../lib/notice'
import { painted } from '../lib/painted'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { t } from '../lib/words.svelte'
import type { GameModule } from './game'
import type { TableModel } from './model.svelte'
import { Turns } from './turns'

export function attend(model: TableModel, game: () => GameModule, title: () => string): void {
  followLanguage(model)
  followAskedSeat(model)
  tellTurn(model, game, title)
  soundFacts(model)
  keepFocus(model)
  followOdds(model)
}

/** The words of the game come from the server: it has to know the language. */
function followLanguage(model: TableModel): void {
  let told = settings.lang
  $effect(() => {
    if (settings.lang === told) return
    told = settings.lang
    void model.ask({ type: 'adjust', lang: told, name: null, seat: null })
  })
}

/** One person for all seats of an open table looks from the seat that is asked. */
function followAskedSeat(model: TableModel): void {
  const next = $derived(
    (model.state.table.together || model.state.table.real) && !model.decision ? (model.state.decisions[0]?.seat ?? null) : null,
  )
  $effect(() => {
    if (next !== null) void model.ask({ type: 'adjust', lang: null, name: null, seat: next })
  })
}

/** Who wants the odds is told them question by question, in the language of the page. */
function followOdds(model: TableModel): void {
  const asked = $derived(model.asked && model.helping.wantsOdds ? model.decision?.id : undefined)
  const more = $derived(model.sheet?.odds)
  $effect(() => {
    void settings.lang
    void more
    if (asked) void untrack(() => model.helping.reckon())
  })
}

const CALM = 600 // milliseconds that something holds before the title says it

function tellTurn(model: TableModel, game: () => GameModule, title: () => string): void {
  const asked = $derived(model.asked ? (model.decision?.id ?? null) : null)
  const mine = $derived(asked !== null)
  const turns = new Turns()
  let told = $state(model.asked)
  $effect(() => {
    const now = mine
    const timer = setTimeout(() => (told = now), CALM)
    return () => clearTimeout(timer)
  })
  $effect(() => {
    document.title = (told ? `● ${t('frame-your-turn')} · ` : '') + title()
    return () => (document.title = 'Ludotek')
  })
  $effect(() => {
    if (model.showing.again || !turns.begins(asked, model.answered, performance.now(), game().turn?.(model) ?? null)) return
    model.announce()
    play('turn')
    notice(t('frame-your-turn'), title())
  })
}

/** Every fact is heard when it is seen; dice are heard as they are thrown. */
function soundFacts(model: TableModel): void {
  const over = $derived(model.state.outcome !== null && model.seen)
  const atStart = model.state.outcome !== null
  let heard = model.log.at(-1)?.n ?? -1
  $effect(() => {
    if (!model.rested && model.fresh.some(({ n, sound }) => n > heard && sound === 'die')) play('die')
    const lines = model.news.filter(({ n }) => n > heard)
    heard = model.story.at(-1)?.n ?? -1
    for (const { sound } of lines) if (sound) play(sound)
  })
  $effect(() => {
    if (over && !atStart) play(won(model) ? 'win' : 'lose')
  })
}

/** Whatever is pressed in it is mostly gone with its question; what answers a question on the board is often gone, too. */
const PASSING = '#actions .answers, [data-passing]'

/** The button that was pressed is often gone with its question: the keyboard goes on at the next one. */
function keepFocus(model: TableModel): void {
  let left: HTMLElement | null = null
  // To take away what has the focus would have the page laid out in the midst of the change: the pointer's hand lets go before.
  $effect.pre(() => {
    void model.states
    const at = document.activeElement
    const passing = model.busy ? `#board, ${PASSING}` : PASSING
    if (!(at instanceof HTMLElement) || !at.closest(passing) || document.documentElement.hasAttribute('data-keys')) return
    left = at
    at.blur()
  })
  const asked = $derived(model.decision?.id)
  const byKeys = (keys: boolean) => document.documentElement.toggleAttribute('data-keys', keys)
  $effect(() => on(window, 'keydown', () => byKeys(true)))
  $effect(() => on(window, 'pointerdown', () => byKeys(false)))
  $effect(() => {
    if (!asked || model.busy) return
    return painted(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost) (left?.isConnected ? left : document.getElementById('actions'))?.focus({ preventScroll: true })
      left = null
    })
  })
}

export function won(model: TableModel): boolean {
  return (model.state.outcome?.scores[Math.max(model.seat, 0)] ?? 0) > 0
}
