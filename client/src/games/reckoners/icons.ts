/** A face for everything: one stable icon for each symbol, action, district and card. */

import type { Component } from 'svelte'
import Anvil from '~icons/game-icons/anvil'
import ArchBridge from '~icons/game-icons/arch-bridge'
import Barrier from '~icons/game-icons/barrier'
import CheckedShield from '~icons/game-icons/checked-shield'
import ChessKnight from '~icons/game-icons/chess-knight'
import CoinsPile from '~icons/game-icons/coins-pile'
import CrownedHeart from '~icons/game-icons/crowned-heart'
import Fist from '~icons/game-icons/fist'
import Handcuffs from '~icons/game-icons/handcuffs'
import Hearts from '~icons/game-icons/hearts'
import InfinitySign from '~icons/game-icons/infinity'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import OldLantern from '~icons/game-icons/old-lantern'
import Person from '~icons/game-icons/person'
import PistolGun from '~icons/game-icons/pistol-gun'
import PoliceOfficerHead from '~icons/game-icons/police-officer-head'
import RadarSweep from '~icons/game-icons/radar-sweep'
import ShieldEchoes from '~icons/game-icons/shield-echoes'
import Shop from '~icons/game-icons/shop'
import SubwayTrain from '~icons/game-icons/subway-train'
import TheaterCurtains from '~icons/game-icons/theater-curtains'
import TwoCoins from '~icons/game-icons/two-coins'
import WoodenPier from '~icons/game-icons/wooden-pier'
import type { DeedName, SymbolName } from './parts'
import { lazily } from '../../lib/lazily'

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

const Biceps = lazily(() => import('~icons/game-icons/biceps'))
const BigWave = lazily(() => import('~icons/game-icons/big-wave'))
const Bunker = lazily(() => import('~icons/game-icons/bunker'))
const ChessKing = lazily(() => import('~icons/game-icons/chess-king'))
const ColtM1911 = lazily(() => import('~icons/game-icons/colt-m1911'))
const CrossedPistols = lazily(() => import('~icons/game-icons/crossed-pistols'))
const Crosshair = lazily(() => import('~icons/game-icons/crosshair'))
const CrystalBall = lazily(() => import('~icons/game-icons/crystal-ball'))
const Cycle = lazily(() => import('~icons/game-icons/cycle'))
const DeliveryDrone = lazily(() => import('~icons/game-icons/delivery-drone'))
const DialPadlock = lazily(() => import('~icons/game-icons/dial-padlock'))
const Dna2 = lazily(() => import('~icons/game-icons/dna2'))
const DominoMask = lazily(() => import('~icons/game-icons/domino-mask'))
const Drill = lazily(() => import('~icons/game-icons/drill'))
const Dynamite = lazily(() => import('~icons/game-icons/dynamite'))
const EarthCrack = lazily(() => import('~icons/game-icons/earth-crack'))
const EchoRipples = lazily(() => import('~icons/game-icons/echo-ripples'))
const EvilMoon = lazily(() => import('~icons/game-icons/evil-moon'))
const FingerPrint = lazily(() => import('~icons/game-icons/finger-print'))
const FireShield = lazily(() => import('~icons/game-icons/fire-shield'))
const FlashGrenade = lazily(() => import('~icons/game-icons/flash-grenade'))
const FlyingFlag = lazily(() => import('~icons/game-icons/flying-flag'))
const FullMotorcycleHelmet = lazily(() => import('~icons/game-icons/full-motorcycle-helmet'))
const Gauntlet = lazily(() => import('~icons/game-icons/gauntlet'))
const Graveyard = lazily(() => import('~icons/game-icons/graveyard'))
const Gravitation = lazily(() => import('~icons/game-icons/gravitation'))
const Grenade = lazily(() => import('~icons/game-icons/grenade'))
const Headphones = lazily(() => import('~icons/game-icons/headphones'))
const HeartBeats = lazily(() => import('~icons/game-icons/heart-beats'))
const Helicopter = lazily(() => import('~icons/game-icons/helicopter'))
const LightProjector = lazily(() => import('~icons/game-icons/light-projector'))
const LitCandelabra = lazily(() => import('~icons/game-icons/lit-candelabra'))
const Megaphone = lazily(() => import('~icons/game-icons/megaphone'))
const Microscope = lazily(() => import('~icons/game-icons/microscope'))
const Minigun = lazily(() => import('~icons/game-icons/minigun'))
const MiningHelmet = lazily(() => import('~icons/game-icons/mining-helmet'))
const MissileLauncher = lazily(() => import('~icons/game-icons/missile-launcher'))
const NightSleep = lazily(() => import('~icons/game-icons/night-sleep'))
const NightVision = lazily(() => import('~icons/game-icons/night-vision'))
const NinjaHead = lazily(() => import('~icons/game-icons/ninja-head'))
const Notebook = lazily(() => import('~icons/game-icons/notebook'))
const PayMoney = lazily(() => import('~icons/game-icons/pay-money'))
const PencilRuler = lazily(() => import('~icons/game-icons/pencil-ruler'))
const PhotoCamera = lazily(() => import('~icons/game-icons/photo-camera'))
const PocketRadio = lazily(() => import('~icons/game-icons/pocket-radio'))
const PoisonBottle = lazily(() => import('~icons/game-icons/poison-bottle'))
const Prayer = lazily(() => import('~icons/game-icons/prayer'))
const Prism = lazily(() => import('~icons/game-icons/prism'))
const Raven = lazily(() => import('~icons/game-icons/raven'))
const RayGun = lazily(() => import('~icons/game-icons/ray-gun'))
const Rifle = lazily(() => import('~icons/game-icons/rifle'))
const RingingBell = lazily(() => import('~icons/game-icons/ringing-bell'))
const SecurityGate = lazily(() => import('~icons/game-icons/security-gate'))
const SleevelessJacket = lazily(() => import('~icons/game-icons/sleeveless-jacket'))
const Snowflake1 = lazily(() => import('~icons/game-icons/snowflake-1'))
const Speaker = lazily(() => import('~icons/game-icons/speaker'))
const Sprint = lazily(() => import('~icons/game-icons/sprint'))
const Stethoscope = lazily(() => import('~icons/game-icons/stethoscope'))
const StoneBlock = lazily(() => import('~icons/game-icons/stone-block'))
const TeslaCoil = lazily(() => import('~icons/game-icons/tesla-coil'))
const ThrowingBall = lazily(() => import('~icons/game-icons/throwing-ball'))
const TurtleShell = lazily(() => import('~icons/game-icons/turtle-shell'))
const WaterDivinerStick = lazily(() => import('~icons/game-icons/water-diviner-stick'))
const Weight = lazily(() => import('~icons/game-icons/weight'))
const WinchesterRifle = lazily(() => import('~icons/game-icons/winchester-rifle'))
const WolfTrap = lazily(() => import('~icons/game-icons/wolf-trap'))

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
