import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Rules',
    search: 'Search the rulebook',
    chapters: 'Chapters',
    found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
    none: 'No matching rules.',
    ruling: 'Our ruling',
    rulingHint: 'The printed rulebook leaves this open, at least in part; this is how we play it.',
    link: (id: string) => `Link to ${id}`,
  },
  fr: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    chapters: 'Chapitres',
    found: (n) => (n < 2 ? `${n} règle` : `${n} règles`),
    none: 'Aucune règle ne correspond.',
    ruling: 'Notre interprétation',
    rulingHint: 'Le livret imprimé laisse ce point ouvert, au moins en partie ; voici comment on joue ici.',
    link: (id) => `Lien vers ${id}`,
  },
  de: {
    title: 'Regeln',
    search: 'In den Regeln suchen',
    chapters: 'Kapitel',
    found: (n) => (n === 1 ? '1 Regel' : `${n} Regeln`),
    none: 'Keine passende Regel.',
    ruling: 'Unsere Auslegung',
    rulingHint: 'Das gedruckte Regelheft lässt das offen, wenigstens zum Teil; so wird hier gespielt.',
    link: (id) => `Link zu ${id}`,
  },
})
