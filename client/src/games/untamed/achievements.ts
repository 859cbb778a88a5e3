/** What one may be proud of in Untamed. */

import { inARow, wonWith, type Achievement } from '../../lib/achievements'
import type { Deed } from '../../lib/deeds'
import { t } from '../../lib/words.svelte'

const won = ({ result }: Deed) => result === 'won'
const n = ({ numbers }: Deed, name: string) => numbers[name] ?? 0

export const achievements: Achievement[] = [
  { id: 'un-won', name: () => t('achievement-un-won'), text: () => t('achievement-un-won-text'), earned: won },
  {
    id: 'un-untouched',
    name: () => t('achievement-un-untouched'),
    text: () => t('achievement-un-untouched-text'),
    earned: (deed) => won(deed) && n(deed, 'strongholds') === n(deed, 'all-strongholds'),
  },
  {
    id: 'un-swift',
    name: () => t('achievement-un-swift'),
    text: () => t('achievement-un-swift-text', { n: 6 }),
    earned: (deed) => won(deed) && n(deed, 'turns') <= 6,
  },
  {
    id: 'un-hunter',
    name: () => t('achievement-un-hunter'),
    text: () => t('achievement-un-hunter-text', { n: 10 }),
    earned: (deed) => n(deed, 'defeated') >= 10,
  },
  {
    id: 'un-siege',
    name: () => t('achievement-un-siege'),
    text: () => t('achievement-un-siege-text', { n: 25 }),
    earned: (deed) => n(deed, 'damage') >= 25,
  },
  {
    id: 'un-rally',
    name: () => t('achievement-un-rally'),
    text: () => t('achievement-un-rally-text', { n: 3 }),
    earned: (deed) => n(deed, 'rallies') >= 3,
  },
  {
    id: 'un-star',
    name: () => t('achievement-un-star'),
    text: () => t('achievement-un-star-text', { n: 20 }),
    earned: (deed) => n(deed, 'best-card') >= 20,
  },
  {
    id: 'un-steady',
    name: () => t('achievement-un-steady'),
    text: () => t('achievement-un-steady-text'),
    earned: (deed) => won(deed) && n(deed, 'no-power') === 0,
  },
  {
    id: 'un-last',
    name: () => t('achievement-un-last'),
    text: () => t('achievement-un-last-text'),
    earned: (deed) => won(deed) && n(deed, 'strongholds') === 1,
  },
  {
    id: 'un-crowd',
    name: () => t('achievement-un-crowd'),
    text: () => t('achievement-un-crowd-text', { n: 4 }),
    earned: (deed) => won(deed) && n(deed, 'seats') >= 4,
  },
  {
    id: 'un-factions',
    name: () => t('achievement-un-factions'),
    text: () => t('achievement-un-factions-text', { n: 6 }),
    earned: (deed, past) => wonWith(6, 'factions', deed, past),
  },
  {
    id: 'un-streak',
    name: () => t('achievement-un-streak'),
    text: () => t('achievement-un-streak-text', { n: 3 }),
    earned: (deed, past) => inARow(3, deed, past),
  },
]
