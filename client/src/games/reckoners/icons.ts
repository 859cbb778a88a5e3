/** A face for everything: one stable icon for each symbol, action, district and card. */

import type { Component } from 'svelte'
import Anvil from '~icons/game-icons/anvil'
import ArchBridge from '~icons/game-icons/arch-bridge'
import Barrier from '~icons/game-icons/barrier'
import Biceps from '~icons/game-icons/biceps'
import BigWave from '~icons/game-icons/big-wave'
import Bunker from '~icons/game-icons/bunker'
import CheckedShield from '~icons/game-icons/checked-shield'
import ChessKing from '~icons/game-icons/chess-king'
import ChessKnight from '~icons/game-icons/chess-knight'
import CoinsPile from '~icons/game-icons/coins-pile'
import ColtM1911 from '~icons/game-icons/colt-m1911'
import CrossedPistols from '~icons/game-icons/crossed-pistols'
import Crosshair from '~icons/game-icons/crosshair'
import CrownedHeart from '~icons/game-icons/crowned-heart'
import CrystalBall from '~icons/game-icons/crystal-ball'
import Cycle from '~icons/game-icons/cycle'
import DeliveryDrone from '~icons/game-icons/delivery-drone'
import DialPadlock from '~icons/game-icons/dial-padlock'
import Dna2 from '~icons/game-icons/dna2'
import DominoMask from '~icons/game-icons/domino-mask'
import Drill from '~icons/game-icons/drill'
import Dynamite from '~icons/game-icons/dynamite'
import EarthCrack from '~icons/game-icons/earth-crack'
import EchoRipples from '~icons/game-icons/echo-ripples'
import EvilMoon from '~icons/game-icons/evil-moon'
import FingerPrint from '~icons/game-icons/finger-print'
import FireShield from '~icons/game-icons/fire-shield'
import Fist from '~icons/game-icons/fist'
import FlashGrenade from '~icons/game-icons/flash-grenade'
import FlyingFlag from '~icons/game-icons/flying-flag'
import FullMotorcycleHelmet from '~icons/game-icons/full-motorcycle-helmet'
import Gauntlet from '~icons/game-icons/gauntlet'
import Graveyard from '~icons/game-icons/graveyard'
import Gravitation from '~icons/game-icons/gravitation'
import Grenade from '~icons/game-icons/grenade'
import Handcuffs from '~icons/game-icons/handcuffs'
import Headphones from '~icons/game-icons/headphones'
import HeartBeats from '~icons/game-icons/heart-beats'
import Hearts from '~icons/game-icons/hearts'
import Helicopter from '~icons/game-icons/helicopter'
import InfinitySign from '~icons/game-icons/infinity'
import LightProjector from '~icons/game-icons/light-projector'
import LitCandelabra from '~icons/game-icons/lit-candelabra'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import Megaphone from '~icons/game-icons/megaphone'
import Microscope from '~icons/game-icons/microscope'
import Minigun from '~icons/game-icons/minigun'
import MiningHelmet from '~icons/game-icons/mining-helmet'
import MissileLauncher from '~icons/game-icons/missile-launcher'
import NightSleep from '~icons/game-icons/night-sleep'
import NightVision from '~icons/game-icons/night-vision'
import NinjaHead from '~icons/game-icons/ninja-head'
import Notebook from '~icons/game-icons/notebook'
import OldLantern from '~icons/game-icons/old-lantern'
import PayMoney from '~icons/game-icons/pay-money'
import PencilRuler from '~icons/game-icons/pencil-ruler'
import Person from '~icons/game-icons/person'
import PhotoCamera from '~icons/game-icons/photo-camera'
import PistolGun from '~icons/game-icons/pistol-gun'
import PocketRadio from '~icons/game-icons/pocket-radio'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import PoliceOfficerHead from '~icons/game-icons/police-officer-head'
import Prayer from '~icons/game-icons/prayer'
import Prism from '~icons/game-icons/prism'
import RadarSweep from '~icons/game-icons/radar-sweep'
import Raven from '~icons/game-icons/raven'
import RayGun from '~icons/game-icons/ray-gun'
import Rifle from '~icons/game-icons/rifle'
import RingingBell from '~icons/game-icons/ringing-bell'
import SecurityGate from '~icons/game-icons/security-gate'
import ShieldEchoes from '~icons/game-icons/shield-echoes'
import Shop from '~icons/game-icons/shop'
import SleevelessJacket from '~icons/game-icons/sleeveless-jacket'
import Snowflake1 from '~icons/game-icons/snowflake-1'
import Speaker from '~icons/game-icons/speaker'
import Sprint from '~icons/game-icons/sprint'
import Stethoscope from '~icons/game-icons/stethoscope'
import StoneBlock from '~icons/game-icons/stone-block'
import SubwayTrain from '~icons/game-icons/subway-train'
import TeslaCoil from '~icons/game-icons/tesla-coil'
import TheaterCurtains from '~icons/game-icons/theater-curtains'
import ThrowingBall from '~icons/game-icons/throwing-ball'
import TurtleShell from '~icons/game-icons/turtle-shell'
import TwoCoins from '~icons/game-icons/two-coins'
import WaterDivinerStick from '~icons/game-icons/water-diviner-stick'
import Weight from '~icons/game-icons/weight'
import WinchesterRifle from '~icons/game-icons/winchester-rifle'
import WolfTrap from '~icons/game-icons/wolf-trap'
import WoodenPier from '~icons/game-icons/wooden-pier'
import type { DeedName, SymbolName } from './view'

export const symbolIcons: Record<SymbolName, Component> = {
  money: TwoCoins, enforcement: PistolGun, contain: Handcuffs, research: MagnifyingGlass, attack: Fist,
  plan: ChessKnight,
}

export const deedIcons: Record<DeedName, Component> = {
  fortify: CheckedShield, reinforce: PoliceOfficerHead, barricade: Barrier, attack: Person, strengthen: CrownedHeart,
  discover: RadarSweep, share: ShieldEchoes,
}

export const districtIcons: Record<string, Component> = {
  'the-loop': SubwayTrain, 'newcago-theatre': TheaterCurtains, 'foundry-row': Anvil, 'still-pier': WoodenPier,
  'copper-arcade': Shop, 'lantern-yard': OldLantern, 'ninth-viaduct': ArchBridge,
}

export const HealthIcon: Component = Hearts
export const InfiniteIcon: Component = InfinitySign
export const MoneyIcon: Component = CoinsPile

const faces: Record<string, Component> = {
  david: NinjaHead, megan: CrossedPistols, abraham: Minigun, prof: Biceps, cody: WinchesterRifle, tia: Headphones,
  improvise: Cycle, checkmate: ChessKing, faith: Prayer, 'lead-the-way': FlyingFlag, sniper: Crosshair,
  operations: PocketRadio, 'forensic-kit': Microscope, gravatonics: Gravitation, trap: WolfTrap,
  dowser: WaterDivinerStick, 'epic-dna': Dna2, 'gauss-gun': RayGun, harmsway: HeartBeats, jacket: SleevelessJacket,
  tensors: Gauntlet, camera: PhotoCamera, evidence: FingerPrint, explosives: Dynamite, 'flash-grenade': FlashGrenade,
  'twin-pistols': ColtM1911, 'bank-vault': DialPadlock, bribe: PayMoney, emp: TeslaCoil, imager: LightProjector,
  'grenade-launcher': MissileLauncher, notebooks: Notebook, 'safe-house': Bunker, disguise: DominoMask,
  grenade: Grenade, 'night-vision-goggles': NightVision, rifle: Rifle, schematics: PencilRuler,
  helicopter: Helicopter, motorcycle: FullMotorcycleHelmet, 'decoy-drone': DeliveryDrone, steelheart: CrownedHeart,
  curveball: ThrowingBall, faultline: EarthCrack, nightwielder: EvilMoon, digzone: Drill, frostbite: Snowflake1,
  refraction: Prism, fortuity: CrystalBall, firefight: FireShield, carapace: TurtleShell, paperweight: Weight,
  keystone: StoneBlock, 'graveyard-shift': Graveyard, 'roll-call': Megaphone, hemlock: PoisonBottle,
  'vesper-bell': RingingBell, undertow: BigWave, lullaby: NightSleep, murmuration: Raven,
  'echo-chamber': EchoRipples, chandelier: LitCandelabra, tollgate: SecurityGate, 'rush-hour': Sprint,
  foreman: MiningHelmet, loudspeaker: Speaker, housecall: Stethoscope,
}

export function cardIcon(id: string): Component {
  return faces[id] ?? faces['operations']!
}

const HUES = ['#7a6a2f', '#b06a2b', '#4b4680', '#2f7a73', '#9a4f36', '#3d7f9c', '#94406f', '#5b6b2c', '#7d3f3a', '#466089']

/** The ground behind a card's face: always the same for the same card. */
export function hueOf(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return HUES[sum % HUES.length]!
}
