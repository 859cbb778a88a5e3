/** How much room everything has: the table as it is drawn, low for a window without height, narrow for a phone. */

/**
 * full: all words on all cards; low: Strongholds and Animals without their texts, side by side; narrow: the same in layers.
 * What does not fit even so is scrolled to, never cut off.
 */
export type Form = 'full' | 'low' | 'narrow'

export interface Room {
  form: Form
  /** how much larger than drawn everything is shown; never smaller, or nobody could read it */
  zoom: number
  /** heights of a row of Animals and of the hand */
  animals: number
  hand: number
}

/** At this size everything is drawn as it is; larger windows scale the whole. */
const DRAWN = { width: 1086, height: 664 }
const RAILS = 110 // rails, and the lane between the sides
const STRIPS = { few: 208, many: 236 } // of several others, instead of a rail and a row of Animals
const FAR_RAIL = 40
const ANIMALS = { most: 240, least: 122, none: 142 } // none: what a Stronghold needs beside them
/** By the rows in which the hand lies. */
const HAND = [
  { most: 270, least: 150 },
  { most: 380, least: 208 },
  { most: 480, least: 306 },
]
const SMALL = { animals: 110, hand: { low: 106, narrow: 122 } }
const NARROW = 700
const LOW = 504 // pixels of height below which texts have no room
const SIDE_BY_SIDE = 560 // of width, for Strongholds beside Animals

export function formFor(width: number, height: number): Form {
  if (height < LOW && width >= SIDE_BY_SIDE) return 'low'
  return width < NARROW ? 'narrow' : 'full'
}

export function zoomFor(form: Form, width: number, height: number): number {
  return form === 'full' ? Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height)) : 1
}

/** `rows` of Animals that are drawn in full, rows of the hand, how many others are drawn as strips, and whether the game is
 * still being set up: the hand is judged then, and no Animal needs room. */
export function roomFor(width: number, height: number, rows: number, handRows: number, strips = 0, setUp = false): Room {
  const form = formFor(width, height)
  const zoom = zoomFor(form, width, height)
  if (form !== 'full') return { form, zoom, animals: SMALL.animals, hand: SMALL.hand[form] * handRows }
  const hand = HAND[Math.min(handRows, HAND.length) - 1]!
  const fixed = strips ? RAILS - FAR_RAIL + (strips > 3 ? STRIPS.many : STRIPS.few) : RAILS
  if (setUp) {
    const left = height / zoom - fixed
    const animals = Math.floor(Math.max(ANIMALS.least, Math.min(ANIMALS.none, (left - hand.least) / rows)))
    return { form, zoom, animals, hand: Math.floor(Math.max(hand.least, Math.min(hand.most, left - rows * animals))) }
  }
  const most = fixed + rows * ANIMALS.most + hand.most
  const least = fixed + rows * ANIMALS.least + hand.least
  const part = Math.min(1, Math.max(0, (most - height / zoom) / (most - least)))
  const between = ({ most, least }: { most: number; least: number }): number => Math.floor(most - part * (most - least))
  return { form, zoom, animals: between(ANIMALS), hand: between(hand) }
}

const NARROWEST = 98 // an Animal with its name and text
const BETWEEN = 5

/** In how many rows so many Animals lie. */
export function rowsOf(animals: number, width: number): number {
  return Math.max(1, Math.ceil(animals / Math.max(1, Math.floor((width + BETWEEN) / (NARROWEST + BETWEEN)))))
}

/** How many pips of so much Health stand in a row. */
export function inRow(health: number): number {
  return health > 5 && health !== 7 ? Math.ceil(health / 2) : health
}
