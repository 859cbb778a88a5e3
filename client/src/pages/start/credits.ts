/** Whose games these are, and whose work the page carries. */

import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Publishers and credits',
    unofficial: 'Ludotek is an unofficial fan project, made without the publishers and not endorsed by them. All rights in these games, their names and their art are their owners’. The rules are told in our own words; the cards are our own, except the few that the rulebooks themselves print. No art and no text of the publishers is included.',
    strong: '20 Strong is published by Chip Theory Games.',
    untamed: 'Untamed: Feral Factions is published by Grumpy Owl Games.',
    reckoners: 'The Reckoners is published by Nauvoo Games, after the novels by Brandon Sanderson.',
    buy: 'If you like playing here, buy the real thing.',
    credits: 'Credits',
    icons: 'Icons of cards, symbols and emblems: game-icons.net, in other colours and sizes, under',
    by: 'By',
    buttons: 'Icons of buttons: Lucide, ISC licence.',
    faces: 'Typefaces: Inter, Grenze, Fraunces and Big Shoulders, SIL Open Font License 1.1.',
  },
  fr: {
    title: 'Éditeurs et crédits',
    unofficial: 'Ludotek est un projet d’amateurs non officiel, réalisé sans les éditeurs et sans leur approbation. Tous les droits sur ces jeux, leurs noms et leurs illustrations appartiennent à leurs détenteurs. Les règles sont racontées avec nos propres mots ; les cartes sont les nôtres, sauf les quelques-unes que les livrets de règles montrent eux-mêmes. Aucune illustration et aucun texte des éditeurs n’est repris.',
    strong: '20 Strong est édité par Chip Theory Games.',
    untamed: 'Untamed : Feral Factions est édité par Grumpy Owl Games.',
    reckoners: 'The Reckoners est édité par Nauvoo Games, d’après les romans de Brandon Sanderson.',
    buy: 'Si vous aimez jouer ici, offrez-vous le vrai jeu.',
    credits: 'Crédits',
    icons: 'Icônes des cartes, symboles et emblèmes : game-icons.net, en d’autres couleurs et tailles, sous',
    by: 'Par',
    buttons: 'Icônes des boutons : Lucide, licence ISC.',
    faces: 'Caractères : Inter, Grenze, Fraunces et Big Shoulders, SIL Open Font License 1.1.',
  },
  de: {
    title: 'Verlage und Mitwirkende',
    unofficial: 'Ludotek ist ein inoffizielles Fanprojekt, ohne die Verlage gemacht und nicht von ihnen gebilligt. Alle Rechte an diesen Spielen, ihren Namen und ihren Bildern liegen bei ihren Inhabern. Die Regeln sind in eigenen Worten erzählt; die Karten sind unsere eigenen, bis auf die wenigen, die in den Regelheften selbst abgebildet sind. Bilder und Texte der Verlage sind nicht enthalten.',
    strong: '20 Strong erscheint bei Chip Theory Games.',
    untamed: 'Untamed: Feral Factions erscheint bei Grumpy Owl Games.',
    reckoners: 'The Reckoners erscheint bei Nauvoo Games, nach den Romanen von Brandon Sanderson.',
    buy: 'Wem das Spielen hier gefällt, der kaufe das Original.',
    credits: 'Mitwirkende',
    icons: 'Symbole auf Karten und Plakaten: game-icons.net, in anderen Farben und Größen, unter',
    by: 'Von',
    buttons: 'Symbole auf Knöpfen: Lucide, ISC-Lizenz.',
    faces: 'Schriften: Inter, Grenze, Fraunces und Big Shoulders, SIL Open Font License 1.1.',
  },
})
