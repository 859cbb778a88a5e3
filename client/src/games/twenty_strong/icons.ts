/** A face for every card of The Long Dusk; a card of somebody's own has that of its kind. */

import type { Component } from 'svelte'
import Anchor from '~icons/game-icons/anchor'
import AngelOutfit from '~icons/game-icons/angel-outfit'
import BootPrints from '~icons/game-icons/boot-prints'
import Butterfly from '~icons/game-icons/butterfly'
import CandleHolder from '~icons/game-icons/candle-holder'
import CandleSkull from '~icons/game-icons/candle-skull'
import Candles from '~icons/game-icons/candles'
import Cat from '~icons/game-icons/cat'
import Chest from '~icons/game-icons/chest'
import Chimney from '~icons/game-icons/chimney'
import Cowled from '~icons/game-icons/cowled'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CustodianHelmet from '~icons/game-icons/custodian-helmet'
import DamagedHouse from '~icons/game-icons/damaged-house'
import DigDug from '~icons/game-icons/dig-dug'
import DivingHelmet from '~icons/game-icons/diving-helmet'
import DoctorFace from '~icons/game-icons/doctor-face'
import Drowning from '~icons/game-icons/drowning'
import DungeonGate from '~icons/game-icons/dungeon-gate'
import EchoRipples from '~icons/game-icons/echo-ripples'
import Eel from '~icons/game-icons/eel'
import EvilBat from '~icons/game-icons/evil-bat'
import EvilWings from '~icons/game-icons/evil-wings'
import FireworkRocket from '~icons/game-icons/firework-rocket'
import FloorHatch from '~icons/game-icons/floor-hatch'
import Fly from '~icons/game-icons/fly'
import Fog from '~icons/game-icons/fog'
import Gargoyle from '~icons/game-icons/gargoyle'
import Ghost from '~icons/game-icons/ghost'
import GooeyEyedSun from '~icons/game-icons/gooey-eyed-sun'
import HarborDock from '~icons/game-icons/harbor-dock'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import Hound from '~icons/game-icons/hound'
import Hourglass from '~icons/game-icons/hourglass'
import Imp from '~icons/game-icons/imp'
import ImpLaugh from '~icons/game-icons/imp-laugh'
import Jellyfish from '~icons/game-icons/jellyfish'
import KrakenTentacle from '~icons/game-icons/kraken-tentacle'
import Lighthouse from '~icons/game-icons/lighthouse'
import Mermaid from '~icons/game-icons/mermaid'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import MonkFace from '~icons/game-icons/monk-face'
import NunFace from '~icons/game-icons/nun-face'
import OldLantern from '~icons/game-icons/old-lantern'
import OldWagon from '~icons/game-icons/old-wagon'
import Paddles from '~icons/game-icons/paddles'
import PocketWatch from '~icons/game-icons/pocket-watch'
import Puppet from '~icons/game-icons/puppet'
import QuillInk from '~icons/game-icons/quill-ink'
import RaiseZombie from '~icons/game-icons/raise-zombie'
import Rat from '~icons/game-icons/rat'
import Robber from '~icons/game-icons/robber'
import Rooster from '~icons/game-icons/rooster'
import Run from '~icons/game-icons/run'
import SeaCreature from '~icons/game-icons/sea-creature'
import SharpCrown from '~icons/game-icons/sharp-crown'
import Shop from '~icons/game-icons/shop'
import Silenced from '~icons/game-icons/silenced'
import Sleepy from '~icons/game-icons/sleepy'
import SpiderWeb from '~icons/game-icons/spider-web'
import SpookyHouse from '~icons/game-icons/spooky-house'
import StoneBridge from '~icons/game-icons/stone-bridge'
import Stopwatch from '~icons/game-icons/stopwatch'
import TearTracks from '~icons/game-icons/tear-tracks'
import TiedScroll from '~icons/game-icons/tied-scroll'
import TopHat from '~icons/game-icons/top-hat'
import Troll from '~icons/game-icons/troll'
import TwoCoins from '~icons/game-icons/two-coins'
import VintageRobot from '~icons/game-icons/vintage-robot'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Watchtower from '~icons/game-icons/watchtower'
import Window from '~icons/game-icons/window'

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
