/** What others do, on the board: while a fact is told, its symbol goes from its Reckoner's place to what it is about, in
 * the Reckoner's colour, and that flashes. */

import type { Component } from 'svelte'
import { ms } from '../../../lib/motion'
import type { Line } from '../../../lib/wire'
import type { City } from '../city.svelte'
import { symbolIcons } from '../icons'
import { districtThing, spots } from '../options'
import { TRACKS } from '../epics/tracks'
import { thing } from '../../../lib/things'

const LENGTH = 520 // ms of a flight

export interface Flight {
  key: number
  colour: string
  letter: string
  Icon: Component | null
  from: DOMRect
  to: DOMRect
}

const ICONS: Record<string, Component> = {
  'contained': symbolIcons.contain, 'track-contained': symbolIcons.contain, 'researched': symbolIcons.research,
  'steelheart-researched': symbolIcons.research, 'epic-attacked': symbolIcons.attack, 'steelheart-attacked': symbolIcons.attack,
  'enforcement-removed': symbolIcons.enforcement, 'money-gained': symbolIcons.money, 'planned': symbolIcons.plan,
}

/** What lies there to be seen, and what is said with that which it is used for. */
const UNSAID = ['rolled', 'rolled-by-faith', 'kept', 'die-taken', 'token-spent', 'loot-used']

/** Facts that say who acts; those that follow are the same Reckoner's doing. */
const WHO = ['die-taken', 'token-spent', 'card-used', 'loot-used', 'bought', 'bought-back', 'moved', 'barricade-removed', 'planned']

export class Follow {
  flight: Flight | null = $state.raw(null)
  private flights = 0

  constructor(private readonly city: City) {
    city.model.caption = (line) => this.caption(line)
  }

  /** Each die is told once: who uses it, and what comes of it. */
  private caption(line: Line): string {
    if (UNSAID.includes(line.name)) return ''
    const seat = line.name in ICONS && line.values['seat'] === undefined ? this.actor(line) : undefined
    return seat === undefined ? line.text : `${this.city.reckoner(seat).name} · ${line.text}`
  }

  /** Whose doing a fact is. */
  private actor({ n }: Line): number | undefined {
    return this.city.model.log.findLast((line) => line.n <= n && WHO.includes(line.name))?.values['seat']
  }

  show(line: Line): void {
    const seat = this.actor(line)
    const target = this.target(line)
    if (seat === undefined || !target || ms(LENGTH) === 0) return
    const { colour, letter } = this.city.reckoner(seat)
    const from = find(`[data-seat="${seat}"]`) ?? find(`[data-figure="${seat}"]`)
    const own = getComputedStyle(target).getPropertyValue('--accent')
    target.animate([{ outline: `3px solid ${own}`, outlineOffset: '0' }, { outline: '3px solid transparent', outlineOffset: '8px' }], { duration: ms(700), delay: from ? ms(LENGTH) : 0 })
    if (!from) return
    this.flight = { key: ++this.flights, colour, letter, Icon: ICONS[line.name] ?? null, from: from.getBoundingClientRect(), to: target.getBoundingClientRect() }
  }

  landed(): void {
    this.flight = null
  }

  /** What a fact is about, as it lies on the table. */
  private target({ name, things }: Line): Element | null {
    if (!ICONS[name] && name !== 'moved' && name !== 'barricade-removed' && name !== 'sniper-placed') return null
    if (name === 'money-gained') return find('[data-spot="money"]')
    if (name === 'steelheart-researched' || name === 'steelheart-attacked') return find('[data-steelheart]')
    const track = TRACKS.find((each) => things.track === thing('track', each))
    if (track) return find(`[data-spot="${spots.track(track)}"]`) ?? find('[data-steelheart]')
    const id = this.city.model.cardNamed(things.epic)?.id
    const district = this.city.view.districts.find((each, at) => things.district === districtThing(at) || (id && each.epic?.id === id))
    return district ? find(`[data-district="${district.id}"]`) : null
  }
}

function find(selector: string): Element | null {
  return [...document.querySelectorAll(`.reckoners ${selector}`)].find((each) => each.checkVisibility()) ?? null
}
