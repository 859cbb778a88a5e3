/** The pictures that places may have. */

import type { Component } from 'svelte'
import { lazily } from '../../../lib/lazily'
import type { PlaceView } from '../view'

type Icon = NonNullable<PlaceView['icon']>

export const icons: Record<Icon, Component> = {
  bridge: lazily(() => import('~icons/game-icons/stone-bridge')),
  camp: lazily(() => import('~icons/game-icons/camping-tent')),
  cave: lazily(() => import('~icons/game-icons/cave-entrance')),
  chapel: lazily(() => import('~icons/game-icons/church')),
  crossroads: lazily(() => import('~icons/game-icons/crossroad')),
  field: lazily(() => import('~icons/game-icons/wheat')),
  ford: lazily(() => import('~icons/game-icons/river')),
  gate: lazily(() => import('~icons/game-icons/medieval-gate')),
  grove: lazily(() => import('~icons/game-icons/forest')),
  harbour: lazily(() => import('~icons/game-icons/harbor-dock')),
  hill: lazily(() => import('~icons/game-icons/hills')),
  hut: lazily(() => import('~icons/game-icons/wood-cabin')),
  inn: lazily(() => import('~icons/game-icons/tavern-sign')),
  lake: lazily(() => import('~icons/game-icons/lily-pads')),
  marsh: lazily(() => import('~icons/game-icons/swamp')),
  mill: lazily(() => import('~icons/game-icons/windmill')),
  mountain: lazily(() => import('~icons/game-icons/peaks')),
  ruin: lazily(() => import('~icons/game-icons/ancient-ruins')),
  tower: lazily(() => import('~icons/game-icons/watchtower')),
  village: lazily(() => import('~icons/game-icons/huts-village')),
  well: lazily(() => import('~icons/game-icons/well')),
}
