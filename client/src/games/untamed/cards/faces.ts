/** A face for every card and an emblem for every faction. Pictures by the authors of game-icons.net (CC BY 3.0). */

import type { Component } from 'svelte'
import type { Faction } from '../parts'
import { lazily } from '../../../lib/lazily'
import { houseOf, signOf, type Look } from './house.svelte'

const AmpleDress = lazily(() => import('~icons/game-icons/ample-dress'))
const Anvil = lazily(() => import('~icons/game-icons/anvil'))
const Bamboo = lazily(() => import('~icons/game-icons/bamboo'))
const BoxingGlove = lazily(() => import('~icons/game-icons/boxing-glove'))
const Cape = lazily(() => import('~icons/game-icons/cape'))
const Capitol = lazily(() => import('~icons/game-icons/capitol'))
const Carrot = lazily(() => import('~icons/game-icons/carrot'))
const ChameleonGlyph = lazily(() => import('~icons/game-icons/chameleon-glyph'))
const CheeseWedge = lazily(() => import('~icons/game-icons/cheese-wedge'))
const Church = lazily(() => import('~icons/game-icons/church'))
const Clover = lazily(() => import('~icons/game-icons/clover'))
const Coffin = lazily(() => import('~icons/game-icons/coffin'))
const Contract = lazily(() => import('~icons/game-icons/contract'))
const CrocJaws = lazily(() => import('~icons/game-icons/croc-jaws'))
const CrossedSabres = lazily(() => import('~icons/game-icons/crossed-sabres'))
const CrownedSkull = lazily(() => import('~icons/game-icons/crowned-skull'))
const CrystalBall = lazily(() => import('~icons/game-icons/crystal-ball'))
const DigHole = lazily(() => import('~icons/game-icons/dig-hole'))
const DominoMask = lazily(() => import('~icons/game-icons/domino-mask'))
const DumplingBao = lazily(() => import('~icons/game-icons/dumpling-bao'))
const Fox = lazily(() => import('~icons/game-icons/fox'))
const FoxHead = lazily(() => import('~icons/game-icons/fox-head'))
const Gears = lazily(() => import('~icons/game-icons/gears'))
const Gecko = lazily(() => import('~icons/game-icons/gecko'))
const Graveyard = lazily(() => import('~icons/game-icons/graveyard'))
const HoleLadder = lazily(() => import('~icons/game-icons/hole-ladder'))
const JapaneseBridge = lazily(() => import('~icons/game-icons/japanese-bridge'))
const MeasureTape = lazily(() => import('~icons/game-icons/measure-tape'))
const Megaphone = lazily(() => import('~icons/game-icons/megaphone'))
const MiningHelmet = lazily(() => import('~icons/game-icons/mining-helmet'))
const MoneyStack = lazily(() => import('~icons/game-icons/money-stack'))
const Mouse = lazily(() => import('~icons/game-icons/mouse'))
const Panda = lazily(() => import('~icons/game-icons/panda'))
const PartyPopper = lazily(() => import('~icons/game-icons/party-popper'))
const PawPrint = lazily(() => import('~icons/game-icons/paw-print'))
const PlagueDoctorProfile = lazily(() => import('~icons/game-icons/plague-doctor-profile'))
const PokerHand = lazily(() => import('~icons/game-icons/poker-hand'))
const PublicSpeaker = lazily(() => import('~icons/game-icons/public-speaker'))
const Puppet = lazily(() => import('~icons/game-icons/puppet'))
const Rabbit = lazily(() => import('~icons/game-icons/rabbit'))
const RabbitHead = lazily(() => import('~icons/game-icons/rabbit-head'))
const RaccoonHead = lazily(() => import('~icons/game-icons/raccoon-head'))
const Rat = lazily(() => import('~icons/game-icons/rat'))
const ReturnArrow = lazily(() => import('~icons/game-icons/return-arrow'))
const RhinocerosHorn = lazily(() => import('~icons/game-icons/rhinoceros-horn'))
const RingingBell = lazily(() => import('~icons/game-icons/ringing-bell'))
const RoundShield = lazily(() => import('~icons/game-icons/round-shield'))
const Scales = lazily(() => import('~icons/game-icons/scales'))
const Stamper = lazily(() => import('~icons/game-icons/stamper'))
const SwissArmyKnife = lazily(() => import('~icons/game-icons/swiss-army-knife'))
const SwordSlice = lazily(() => import('~icons/game-icons/sword-slice'))
const Teapot = lazily(() => import('~icons/game-icons/teapot'))
const TeapotLeaves = lazily(() => import('~icons/game-icons/teapot-leaves'))
const TearTracks = lazily(() => import('~icons/game-icons/tear-tracks'))
const TheaterCurtains = lazily(() => import('~icons/game-icons/theater-curtains'))
const TiedScroll = lazily(() => import('~icons/game-icons/tied-scroll'))
const Tiger = lazily(() => import('~icons/game-icons/tiger'))
const TigerHead = lazily(() => import('~icons/game-icons/tiger-head'))
const TopHat = lazily(() => import('~icons/game-icons/top-hat'))
const TrashCan = lazily(() => import('~icons/game-icons/trash-can'))
const TrophyCup = lazily(() => import('~icons/game-icons/trophy-cup'))
const TwoCoins = lazily(() => import('~icons/game-icons/two-coins'))
const WreckingBall = lazily(() => import('~icons/game-icons/wrecking-ball'))

interface Pictures {
  emblem: Component
  stronghold: string
  cards: Record<string, Component>
}

const pictures: Record<string, Pictures> = {
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

export const factions: Faction[] = Object.keys(pictures)

const factionOf = new Map(factions.flatMap((faction) => cardsOf(faction).map((card) => [card, faction] as const)))

export function emblem(faction: Faction): Component {
  return pictures[faction]?.emblem ?? signOf(houseOf(faction).look)
}

/** A faction's colour; what steps back keeps a trace of it. */
export function tint(faction: Faction, dim = false, look: Look = houseOf(faction).look): string {
  const colour = faction in pictures ? `var(--${faction})` : `var(--house-${look?.['colour'] ?? 'slate'})`
  return dim ? `color-mix(in oklab, ${colour} 38%, var(--quiet))` : colour
}

/** The card of a faction's Stronghold. */
export function strongholdOf(faction: Faction): string {
  return pictures[faction]?.stronghold ?? houseOf(faction).cards[0] ?? ''
}

/** The cards of a faction, its Stronghold first. */
export function cardsOf(faction: Faction): string[] {
  const known = pictures[faction]
  return known ? Object.keys(known.cards) : houseOf(faction).cards
}

/** The faction and the picture of a card; one of somebody's own has the emblem of the faction that it is marked with. */
export function face(card: string, marks: string[] = [], look?: Look): { faction: Faction; picture: Component } {
  const faction = factionOf.get(card) ?? factions.find((each) => marks.includes(each)) ?? marks[0] ?? 'rabbit'
  const known = pictures[faction]
  return { faction, picture: known?.cards[card] ?? known?.emblem ?? signOf(look ?? houseOf(faction).look) }
}
