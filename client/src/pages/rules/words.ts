import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Rules',
    search: 'Search the rulebook',
    chapters: 'Chapters',
    found: (n: number) => (n === 1 ? '1 clause' : `${n} clauses`),
    none: 'No clause says that.',
    ruling: 'Our ruling',
    rulingHint: 'The printed rulebook leaves this open, at least in part; this is how it is played here.',
    link: (id: string) => `Link to ${id}`,
  },
  fr: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    chapters: 'Chapitres',
    found: (n) => (n < 2 ? `${n} article` : `${n} articles`),
    none: 'Aucun article n’en parle.',
    ruling: 'Notre interprétation',
    rulingHint: 'Le livret imprimé laisse ce point ouvert, au moins en partie ; voici comment on joue ici.',
    link: (id) => `Lien vers ${id}`,
  },
  de: {
    title: 'Regeln',
    search: 'In den Regeln suchen',
    chapters: 'Kapitel',
    found: (n) => (n === 1 ? '1 Abschnitt' : `${n} Abschnitte`),
    none: 'Davon spricht kein Abschnitt.',
    ruling: 'Unsere Auslegung',
    rulingHint: 'Das gedruckte Regelheft lässt das offen, wenigstens zum Teil; so wird hier gespielt.',
    link: (id) => `Link zu ${id}`,
  },
})
