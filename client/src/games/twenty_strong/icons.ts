/** A face for every card of The Long Dusk; a card of somebody's own has that of its kind. */

import type { Component } from 'svelte'
import Cowled from '~icons/game-icons/cowled'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import Imp from '~icons/game-icons/imp'
import OldLantern from '~icons/game-icons/old-lantern'
import TiedScroll from '~icons/game-icons/tied-scroll'
import TwoCoins from '~icons/game-icons/two-coins'
import { lazily } from '../../lib/lazily'

const Anchor = lazily(() => import('~icons/game-icons/anchor'))
const AngelOutfit = lazily(() => import('~icons/game-icons/angel-outfit'))
const BootPrints = lazily(() => import('~icons/game-icons/boot-prints'))
const Butterfly = lazily(() => import('~icons/game-icons/butterfly'))
const CandleHolder = lazily(() => import('~icons/game-icons/candle-holder'))
const CandleSkull = lazily(() => import('~icons/game-icons/candle-skull'))
const Candles = lazily(() => import('~icons/game-icons/candles'))
const Cat = lazily(() => import('~icons/game-icons/cat'))
const Chest = lazily(() => import('~icons/game-icons/chest'))
const Chimney = lazily(() => import('~icons/game-icons/chimney'))
const CustodianHelmet = lazily(() => import('~icons/game-icons/custodian-helmet'))
const DamagedHouse = lazily(() => import('~icons/game-icons/damaged-house'))
const DigDug = lazily(() => import('~icons/game-icons/dig-dug'))
const DivingHelmet = lazily(() => import('~icons/game-icons/diving-helmet'))
const DoctorFace = lazily(() => import('~icons/game-icons/doctor-face'))
const Drowning = lazily(() => import('~icons/game-icons/drowning'))
const DungeonGate = lazily(() => import('~icons/game-icons/dungeon-gate'))
const EchoRipples = lazily(() => import('~icons/game-icons/echo-ripples'))
const Eel = lazily(() => import('~icons/game-icons/eel'))
const EvilBat = lazily(() => import('~icons/game-icons/evil-bat'))
const EvilWings = lazily(() => import('~icons/game-icons/evil-wings'))
const FireworkRocket = lazily(() => import('~icons/game-icons/firework-rocket'))
const FloorHatch = lazily(() => import('~icons/game-icons/floor-hatch'))
const Fly = lazily(() => import('~icons/game-icons/fly'))
const Fog = lazily(() => import('~icons/game-icons/fog'))
const Gargoyle = lazily(() => import('~icons/game-icons/gargoyle'))
const Ghost = lazily(() => import('~icons/game-icons/ghost'))
const GooeyEyedSun = lazily(() => import('~icons/game-icons/gooey-eyed-sun'))
const HarborDock = lazily(() => import('~icons/game-icons/harbor-dock'))
const HoodedFigure = lazily(() => import('~icons/game-icons/hooded-figure'))
const Hound = lazily(() => import('~icons/game-icons/hound'))
const Hourglass = lazily(() => import('~icons/game-icons/hourglass'))
const ImpLaugh = lazily(() => import('~icons/game-icons/imp-laugh'))
const Jellyfish = lazily(() => import('~icons/game-icons/jellyfish'))
const KrakenTentacle = lazily(() => import('~icons/game-icons/kraken-tentacle'))
const Lighthouse = lazily(() => import('~icons/game-icons/lighthouse'))
const Mermaid = lazily(() => import('~icons/game-icons/mermaid'))
const MirrorMirror = lazily(() => import('~icons/game-icons/mirror-mirror'))
const MonkFace = lazily(() => import('~icons/game-icons/monk-face'))
const NunFace = lazily(() => import('~icons/game-icons/nun-face'))
const OldWagon = lazily(() => import('~icons/game-icons/old-wagon'))
const Paddles = lazily(() => import('~icons/game-icons/paddles'))
const PocketWatch = lazily(() => import('~icons/game-icons/pocket-watch'))
const Puppet = lazily(() => import('~icons/game-icons/puppet'))
const QuillInk = lazily(() => import('~icons/game-icons/quill-ink'))
const RaiseZombie = lazily(() => import('~icons/game-icons/raise-zombie'))
const Rat = lazily(() => import('~icons/game-icons/rat'))
const Robber = lazily(() => import('~icons/game-icons/robber'))
const Rooster = lazily(() => import('~icons/game-icons/rooster'))
const Run = lazily(() => import('~icons/game-icons/run'))
const SeaCreature = lazily(() => import('~icons/game-icons/sea-creature'))
const SharpCrown = lazily(() => import('~icons/game-icons/sharp-crown'))
const Shop = lazily(() => import('~icons/game-icons/shop'))
const Silenced = lazily(() => import('~icons/game-icons/silenced'))
const Sleepy = lazily(() => import('~icons/game-icons/sleepy'))
const SpiderWeb = lazily(() => import('~icons/game-icons/spider-web'))
const SpookyHouse = lazily(() => import('~icons/game-icons/spooky-house'))
const StoneBridge = lazily(() => import('~icons/game-icons/stone-bridge'))
const Stopwatch = lazily(() => import('~icons/game-icons/stopwatch'))
const TearTracks = lazily(() => import('~icons/game-icons/tear-tracks'))
const TopHat = lazily(() => import('~icons/game-icons/top-hat'))
const Troll = lazily(() => import('~icons/game-icons/troll'))
const VintageRobot = lazily(() => import('~icons/game-icons/vintage-robot'))
const VisoredHelm = lazily(() => import('~icons/game-icons/visored-helm'))
const Watchtower = lazily(() => import('~icons/game-icons/watchtower'))
const Window = lazily(() => import('~icons/game-icons/window'))

const faces: Record<string, Component> = {
  // Heroes
  'sergeant-marrow': CustodianHelmet,
  'oda-the-ferrywoman': Paddles,
  'pip-three-chimneys': Chimney,
  'doctor-tansy': DoctorFace,
  'brother-clapper': MonkFace,
  'widow-ashgrove': NunFace,
  // Bosses
  'drowned-sun': GooeyEyedSun,
  'keeper-of-hours': PocketWatch,
  'mother-of-moths': Butterfly,
  'mayor-of-the-dusk': TopHat,
  // Light enemies
  mudlarks: DigDug,
  'eel-choir': Eel,
  'bilge-rats': Rat,
  'fog-hound': Hound,
  'drowned-taxman': Drowning,
  'lantern-jelly': Jellyfish,
  'kelp-bride': Mermaid,
  'barnacle-knight': VisoredHelm,
  'chimney-sprites': ImpLaugh,
  'slate-cat': Cat,
  'gargoyle-fledgling': Gargoyle,
  'soot-moths': Fly,
  weathercock: Rooster,
  sleepwalkers: Sleepy,
  'face-at-the-window': Window,
  'lamp-thief': Robber,
  deserters: Run,
  'candle-eaters': Candles,
  'hour-beggar': Hourglass,
  'unlit-procession': HoodedFigure,
  'stray-minute': Stopwatch,
  'your-own-echo': EchoRipples,
  'paper-ghost': Ghost,
  'bit-of-mist': Fog,
  'gutter-king': SharpCrown,
  'cellar-hands': RaiseZombie,
  // Heavy enemies
  'toll-under-the-bridge': Troll,
  'keel-breaker': KrakenTentacle,
  'thing-in-the-dry-dock': SeaCreature,
  'diver-who-came-back': DivingHelmet,
  'drag-anchor': Anchor,
  'salt-widow': TearTracks,
  'belfry-beast': EvilBat,
  'lace-maker': SpiderWeb,
  'stained-glass-saint': AngelOutfit,
  'driverless-hackney': OldWagon,
  'gargoyle-matron': EvilWings,
  'wax-militia': CandleSkull,
  'grand-snuffer': CandleHolder,
  'clockwork-inspector': VintageRobot,
  'puppet-bailiffs': Puppet,
  'very-quiet-man': Silenced,
  'mirror-seller': MirrorMirror,
  'plague-of-clerks': QuillInk,
  'unfinished-house': DamagedHouse,
  // Missions
  'unlit-quay': HarborDock,
  'blocked-gutters': FloorHatch,
  'open-river-gate': DungeonGate,
  'bridge-with-no-guards': StoneBridge,
  'night-market': Shop,
  'missing-patrol': BootPrints,
  'empty-watch-house': Watchtower,
  'pawnbrokers-drawer': Chest,
  'house-with-no-windows': SpookyHouse,
  'fireworks-barge': FireworkRocket,
  'dead-lighthouse': Lighthouse,
  'long-roll-call': TiedScroll,
}

const kinds: Record<string, Component> = {
  hero: Cowled, boss: CrownedSkull, conflict: Imp, mission: TiedScroll,
}

export function faceOf(card: string, kind = 'conflict'): Component {
  return faces[card] ?? kinds[kind] ?? Imp
}

/** What the chip of a deck counts. */
export function chipFace(deck: string): Component {
  return deck === 'long-dusk' ? OldLantern : TwoCoins
}
