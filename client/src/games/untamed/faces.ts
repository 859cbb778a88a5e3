/** A face for every card and an emblem for every faction. Pictures by the authors of game-icons.net (CC BY 3.0). */

import type { Component } from 'svelte'
import AmpleDress from '~icons/game-icons/ample-dress'
import Anvil from '~icons/game-icons/anvil'
import Bamboo from '~icons/game-icons/bamboo'
import BoxingGlove from '~icons/game-icons/boxing-glove'
import Cape from '~icons/game-icons/cape'
import Capitol from '~icons/game-icons/capitol'
import Carrot from '~icons/game-icons/carrot'
import ChameleonGlyph from '~icons/game-icons/chameleon-glyph'
import CheeseWedge from '~icons/game-icons/cheese-wedge'
import Church from '~icons/game-icons/church'
import Clover from '~icons/game-icons/clover'
import Coffin from '~icons/game-icons/coffin'
import Contract from '~icons/game-icons/contract'
import CrocJaws from '~icons/game-icons/croc-jaws'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CrystalBall from '~icons/game-icons/crystal-ball'
import DigHole from '~icons/game-icons/dig-hole'
import DominoMask from '~icons/game-icons/domino-mask'
import DumplingBao from '~icons/game-icons/dumpling-bao'
import Fox from '~icons/game-icons/fox'
import FoxHead from '~icons/game-icons/fox-head'
import Gears from '~icons/game-icons/gears'
import Gecko from '~icons/game-icons/gecko'
import Graveyard from '~icons/game-icons/graveyard'
import HoleLadder from '~icons/game-icons/hole-ladder'
import JapaneseBridge from '~icons/game-icons/japanese-bridge'
import MeasureTape from '~icons/game-icons/measure-tape'
import Megaphone from '~icons/game-icons/megaphone'
import MiningHelmet from '~icons/game-icons/mining-helmet'
import MoneyStack from '~icons/game-icons/money-stack'
import Mouse from '~icons/game-icons/mouse'
import Panda from '~icons/game-icons/panda'
import PartyPopper from '~icons/game-icons/party-popper'
import PawPrint from '~icons/game-icons/paw-print'
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile'
import PokerHand from '~icons/game-icons/poker-hand'
import PublicSpeaker from '~icons/game-icons/public-speaker'
import Puppet from '~icons/game-icons/puppet'
import Rabbit from '~icons/game-icons/rabbit'
import RabbitHead from '~icons/game-icons/rabbit-head'
import RaccoonHead from '~icons/game-icons/raccoon-head'
import Rat from '~icons/game-icons/rat'
import ReturnArrow from '~icons/game-icons/return-arrow'
import RhinocerosHorn from '~icons/game-icons/rhinoceros-horn'
import RingingBell from '~icons/game-icons/ringing-bell'
import RoundShield from '~icons/game-icons/round-shield'
import Scales from '~icons/game-icons/scales'
import Stamper from '~icons/game-icons/stamper'
import SwissArmyKnife from '~icons/game-icons/swiss-army-knife'
import SwordSlice from '~icons/game-icons/sword-slice'
import Teapot from '~icons/game-icons/teapot'
import TeapotLeaves from '~icons/game-icons/teapot-leaves'
import TearTracks from '~icons/game-icons/tear-tracks'
import TheaterCurtains from '~icons/game-icons/theater-curtains'
import TiedScroll from '~icons/game-icons/tied-scroll'
import Tiger from '~icons/game-icons/tiger'
import TigerHead from '~icons/game-icons/tiger-head'
import TopHat from '~icons/game-icons/top-hat'
import TrashCan from '~icons/game-icons/trash-can'
import TrophyCup from '~icons/game-icons/trophy-cup'
import TwoCoins from '~icons/game-icons/two-coins'
import WreckingBall from '~icons/game-icons/wrecking-ball'
import type { Faction } from './view'

interface Pictures {
  emblem: Component
  stronghold: string
  cards: Record<string, Component>
}

const pictures: Record<Faction, Pictures> = {
  chameleon: {
    emblem: ChameleonGlyph,
    stronghold: 'kaleidodrome',
    cards: {
      kaleidodrome: TheaterCurtains,
      'eager-understudy': Gecko,
      'zaza-thousand-frocks': AmpleDress,
      'prima-donna-iridella': PublicSpeaker,
      'confetti-cannon': PartyPopper,
      trapdoor: HoleLadder,
    },
  },
  crocodile: {
    emblem: CrocJaws,
    stronghold: 'sunken-mausoleum',
    cards: {
      'sunken-mausoleum': Graveyard,
      'tearful-heir': TearTracks,
      'medium-of-the-mire': CrystalBall,
      'uncle-mortimer': Coffin,
      'matriarch-obsidia': CrownedSkull,
      'reading-of-the-will': TiedScroll,
    },
  },
  fox: {
    emblem: FoxHead,
    stronghold: 'court-of-loopholes',
    cards: {
      'court-of-loopholes': Scales,
      'pocket-notary': Stamper,
      'velvet-sharper': PokerHand,
      'ambassador-silkentail': Fox,
      'fine-print': Contract,
      'hostile-takeover': Puppet,
    },
  },
  panda: {
    emblem: Panda,
    stronghold: 'bamboo-exchange',
    cards: {
      'bamboo-exchange': Bamboo,
      'tea-merchant': TeapotLeaves,
      'tollkeeper-of-the-jade-bridge': JapaneseBridge,
      'abbot-nine-dumplings': DumplingBao,
      'letter-of-credit': MoneyStack,
      'tea-ceremony': Teapot,
    },
  },
  rabbit: {
    emblem: RabbitHead,
    stronghold: 'endless-warren',
    cards: {
      'endless-warren': DigHole,
      'keen-volunteer': Rabbit,
      'auntie-come-along': Carrot,
      'jack-of-all-burrows': SwissArmyKnife,
      'great-grandmother-clover': Clover,
      'dinner-bell': RingingBell,
    },
  },
  raccoon: {
    emblem: RaccoonHead,
    stronghold: 'scrap-cathedral',
    cards: {
      'scrap-cathedral': Church,
      'dustbin-diver': TrashCan,
      'knight-of-the-lid': RoundShield,
      'granny-sprocket': Gears,
      'foreman-bolt': MiningHelmet,
      'miracle-tape': MeasureTape,
    },
  },
  rat: {
    emblem: Rat,
    stronghold: 'gutter-parliament',
    cards: {
      'gutter-parliament': Capitol,
      'crumb-snatcher': Mouse,
      'doctor-of-the-drains': PlagueDoctorProfile,
      'two-penny-recruiter': TwoCoins,
      'baron-gully': TopHat,
      'suspicious-cheese': CheeseWedge,
    },
  },
  rhino: {
    emblem: RhinocerosHorn,
    stronghold: 'anvil-yard',
    cards: {
      'anvil-yard': Anvil,
      'thick-skinned-boxer': BoxingGlove,
      'sergeant-bellow': Megaphone,
      'duchess-of-demolition': WreckingBall,
      'red-rag': Cape,
      'return-to-sender': ReturnArrow,
    },
  },
  tiger: {
    emblem: TigerHead,
    stronghold: 'sabre-club',
    cards: {
      'sabre-club': CrossedSabres,
      'cub-on-probation': PawPrint,
      'trophy-curator': TrophyCup,
      'marquise-hush': DominoMask,
      'lady-next-please': Tiger,
      'coup-de-grace': SwordSlice,
    },
  },
}

export const factions = Object.keys(pictures) as Faction[]

const factionOf = new Map(factions.flatMap((faction) => cardsOf(faction).map((card) => [card, faction] as const)))

export function emblem(faction: Faction): Component {
  return pictures[faction].emblem
}

/** A faction's colour; what steps back keeps a trace of it. */
export function tint(faction: Faction, dim = false): string {
  return dim ? `color-mix(in oklab, var(--${faction}) 38%, var(--quiet))` : `var(--${faction})`
}

/** The card of a faction's Stronghold. */
export function strongholdOf(faction: Faction): string {
  return pictures[faction].stronghold
}

/** The cards of a faction, its Stronghold first. */
export function cardsOf(faction: Faction): string[] {
  return Object.keys(pictures[faction].cards)
}

/** The faction and the picture of a card; one of somebody's own shows the faction that it is marked with. */
export function face(card: string, marks: string[] = []): { faction: Faction; picture: Component } {
  const faction = factionOf.get(card) ?? factions.find((each) => marks.includes(each)) ?? 'rabbit'
  return { faction, picture: pictures[faction].cards[card] ?? pictures[faction].emblem }
}
