import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Cards',
    search: 'Search names and texts',
    kind: 'Kind',
    mark: 'Mark',
    all: 'All',
    found: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    rules: 'In the rules',
  },
  fr: {
    title: 'Cartes',
    search: 'Chercher noms et textes',
    kind: 'Type',
    mark: 'Marque',
    all: 'Toutes',
    found: (n) => (n === 1 ? '1 carte' : `${n} cartes`),
    rules: 'Dans les règles',
  },
  de: {
    title: 'Karten',
    search: 'Namen und Texte durchsuchen',
    kind: 'Art',
    mark: 'Merkmal',
    all: 'Alle',
    found: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
    rules: 'In den Regeln',
  },
})
