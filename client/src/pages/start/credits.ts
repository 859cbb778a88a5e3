/** Whose games these are, and whose work the page carries. */

import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Publishers and credits',
    unofficial: 'Ludotek is an unofficial fan project, not affiliated with or endorsed by the publishers. All rights in these games, their names and their art belong to their owners. The rules are described in our own words; the cards are our own, except the few that the rulebooks themselves print. No publisher art or text is included.',
    strong: (title: string) => `${title} is published by Chip Theory Games.`,
    untamed: (title: string) => `${title} is published by Grumpy Owl Games as Untamed: Feral Factions.`,
    reckoners: (title: string) => `${title} is published by Nauvoo Games, based on the novels by Brandon Sanderson.`,
    buy: 'If you enjoy playing here, buy the real thing.',
    credits: 'Credits',
    icons: 'Icons on cards, symbols and emblems: game-icons.net, recoloured and resized, under',
    by: 'By',
    buttons: 'Button icons: Lucide, ISC licence.',
    faces: 'Typefaces: Inter, Grenze, Fraunces and Big Shoulders, SIL Open Font License 1.1.',
  },
  fr: {
    title: 'Éditeurs et crédits',
    unofficial: 'Ludotek est un projet d’amateurs non officiel, ni affilié aux éditeurs ni approuvé par eux. Tous les droits sur ces jeux, leurs noms et leurs illustrations appartiennent à leurs détenteurs. Les règles sont décrites avec nos propres mots ; les cartes sont les nôtres, sauf les quelques-unes que montrent les livrets de règles. Aucune illustration et aucun texte des éditeurs n’est repris.',
    strong: (title) => `${title} est édité par Chip Theory Games.`,
    untamed: (title) => `${title} est édité par Grumpy Owl Games sous le titre Untamed : Feral Factions.`,
    reckoners: (title) => `${title} est édité par Nauvoo Games, d’après les romans de Brandon Sanderson.`,
    buy: 'Si vous aimez jouer ici, offrez-vous le vrai jeu.',
    credits: 'Crédits',
    icons: 'Icônes des cartes, symboles et emblèmes : game-icons.net, en d’autres couleurs et tailles, sous',
    by: 'Par',
    buttons: 'Icônes des boutons : Lucide, licence ISC.',
    faces: 'Caractères : Inter, Grenze, Fraunces et Big Shoulders, SIL Open Font License 1.1.',
  },
  de: {
    title: 'Verlage und Mitwirkende',
    unofficial: 'Ludotek ist ein inoffizielles Fanprojekt, weder mit den Verlagen verbunden noch von ihnen gebilligt. Alle Rechte an diesen Spielen, ihren Namen und ihren Bildern liegen bei ihren Inhabern. Die Regeln sind in eigenen Worten beschrieben; die Karten sind unsere eigenen, bis auf die wenigen, die in den Regelheften selbst abgebildet sind. Bilder und Texte der Verlage sind nicht enthalten.',
    strong: (title) => `${title} erscheint bei Chip Theory Games.`,
    untamed: (title) => `${title} erscheint bei Grumpy Owl Games als Untamed: Feral Factions.`,
    reckoners: (title) => `${title} erscheint bei Nauvoo Games, nach den Romanen von Brandon Sanderson.`,
    buy: 'Wenn es dir hier gefällt, kauf dir das Original.',
    credits: 'Mitwirkende',
    icons: 'Symbole auf Karten und Emblemen: game-icons.net, in anderen Farben und Größen, unter',
    by: 'Von',
    buttons: 'Symbole auf Knöpfen: Lucide, ISC-Lizenz.',
    faces: 'Schriften: Inter, Grenze, Fraunces und Big Shoulders, SIL Open Font License 1.1.',
  },
})
