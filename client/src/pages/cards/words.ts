import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Cards',
    search: 'Search names and text',
    kind: 'Kind',
    mark: 'Trait',
    all: 'All',
    found: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    rules: 'In the rules',
  },
  fr: {
    title: 'Cartes',
    search: 'Chercher dans les noms et les textes',
    kind: 'Type',
    mark: 'Particularité',
    all: 'Toutes',
    found: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
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
