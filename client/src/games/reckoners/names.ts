/** The names that stand on the board itself, as the rulebook of each language has them. */

import { dictionary } from '../../lib/words'

export const symbolNames = dictionary({
  en: {
    money: 'Money', enforcement: 'Attack Enforcement', contain: 'Contain', research: 'Research', attack: 'Attack Epic', plan: 'Plan',
  },
  fr: {
    money: 'Argent', enforcement: 'Attaquer la Sûreté', contain: 'Contenir', research: 'Rechercher', attack: 'Attaquer un Épique', plan: 'Planification',
  },
  de: {
    money: 'Geld', enforcement: 'Vollstrecker angreifen', contain: 'Eindämmen', research: 'Erforschen', attack: 'Epic angreifen', plan: 'Planen',
  },
})

export const deedNames = dictionary({
  en: {
    fortify: 'Fortify', reinforce: 'Reinforce (Enforcement)', barricade: 'Barricade', attack: 'Attack Population', strengthen: 'Strengthen Steelheart', discover: 'Discover base', share: 'Share',
  },
  fr: {
    fortify: 'Fortifier', reinforce: 'Renforcer la Sûreté', barricade: 'Ajouter une Barricade', attack: 'Attaquer la Population', strengthen: 'Renforcer Cœur d’Acier', discover: 'Découvrir une Base', share: 'Partage',
  },
  de: {
    fortify: 'Verschanzen', reinforce: 'Vollstrecker verstärken', barricade: 'Barrikade', attack: 'Bevölkerung angreifen', strengthen: 'Steelheart stärken', discover: 'Basis entdecken', share: 'Teilen',
  },
})

export const trackNames = dictionary({
  en: { red: 'red track', blue: 'blue track', yellow: 'yellow track', white: 'white track' },
  fr: { red: 'piste rouge', blue: 'piste bleue', yellow: 'piste jaune', white: 'piste blanche' },
  de: { red: 'rote Leiste', blue: 'blaue Leiste', yellow: 'gelbe Leiste', white: 'weiße Leiste' },
})

/** For the tags of the tracks, whose colour is never alone. */
export const trackLetters = dictionary({
  en: { red: 'R', blue: 'B', yellow: 'Y', white: 'W' },
  fr: { red: 'R', blue: 'Bl', yellow: 'J', white: 'Bc' },
  de: { red: 'R', blue: 'B', yellow: 'G', white: 'W' },
})

export const dieNames = dictionary({
  en: {
    basic: 'basic die', blue: 'blue die', red: 'red die', green: 'green die', orange: 'orange die', yellow: 'yellow die', purple: 'purple die',
  },
  fr: {
    basic: 'dé de base', blue: 'dé bleu', red: 'dé rouge', green: 'dé vert', orange: 'dé orange', yellow: 'dé jaune', purple: 'dé violet',
  },
  de: {
    basic: 'Basiswürfel', blue: 'blauer Würfel', red: 'roter Würfel', green: 'grüner Würfel', orange: 'oranger Würfel', yellow: 'gelber Würfel', purple: 'lila Würfel',
  },
})

export const districts = dictionary({
  en: {
    'the-loop': 'The Loop', 'newcago-theatre': 'Newcago Theatre', 'foundry-row': 'Foundry Row', 'still-pier': 'Still Pier',
    'copper-arcade': 'Copper Arcade', 'lantern-yard': 'Lantern Yard', 'ninth-viaduct': 'Ninth Viaduct',
  },
  fr: {
    'the-loop': 'The Loop', 'newcago-theatre': 'Théâtre de Newcago', 'foundry-row': 'Allée des Fonderies', 'still-pier': 'Jetée Immobile',
    'copper-arcade': 'Galerie du Cuivre', 'lantern-yard': 'Cour des Lanternes', 'ninth-viaduct': 'Neuvième Viaduc',
  },
  de: {
    'the-loop': 'The Loop', 'newcago-theatre': 'Newcago-Theater', 'foundry-row': 'Gießereizeile', 'still-pier': 'Stiller Pier',
    'copper-arcade': 'Kupferpassage', 'lantern-yard': 'Laternenhof', 'ninth-viaduct': 'Neunter Viadukt',
  },
})

/** A district of somebody's own box goes by its id. */
export function districtName(id: string, lang: keyof typeof districts): string {
  return (districts[lang] as Record<string, string>)[id] ?? id.replaceAll('-', ' ')
}
