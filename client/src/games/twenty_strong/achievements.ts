/** What one may be proud of in 20 Strong. */

import { inARow, wonWith, type Achievement } from '../../lib/achievements'
import type { Deed } from '../../lib/deeds'
import { t } from '../../lib/words.svelte'

const won = ({ result }: Deed) => result === 'won'
const n = ({ numbers }: Deed, name: string) => numbers[name] ?? 0

export const achievements: Achievement[] = [
  { id: 'ts-won', name: () => t('achievement-ts-won'), text: () => t('achievement-ts-won-text'), earned: won },
  {
    id: 'ts-swift',
    name: () => t('achievement-ts-swift'),
    text: () => t('achievement-ts-swift-text', { n: 14 }),
    earned: (deed) => won(deed) && n(deed, 'rounds') <= 14,
  },
  {
    id: 'ts-unhurt',
    name: () => t('achievement-ts-unhurt'),
    text: () => t('achievement-ts-unhurt-text'),
    earned: (deed) => won(deed) && n(deed, 'suffered') === 0,
  },
  {
    id: 'ts-razor',
    name: () => t('achievement-ts-razor'),
    text: () => t('achievement-ts-razor-text'),
    earned: (deed) => won(deed) && n(deed, 'health') === 1,
  },
  {
    id: 'ts-missions',
    name: () => t('achievement-ts-missions'),
    text: () => t('achievement-ts-missions-text'),
    earned: (deed) => won(deed) && n(deed, 'all-missions') > 0 && n(deed, 'missions') === n(deed, 'all-missions'),
  },
  {
    id: 'ts-bare',
    name: () => t('achievement-ts-bare'),
    text: () => t('achievement-ts-bare-text'),
    earned: (deed) => won(deed) && n(deed, 'items') === 0,
  },
  {
    id: 'ts-crits',
    name: () => t('achievement-ts-crits'),
    text: () => t('achievement-ts-crits-text', { n: 25 }),
    earned: (deed) => n(deed, 'crits') >= 25,
  },
  {
    id: 'ts-rare',
    name: () => t('achievement-ts-rare'),
    text: () => t('achievement-ts-rare-text', { n: 50 }),
    earned: (deed) => n(deed, 'best-roll') >= 50,
  },
  {
    id: 'ts-unlucky',
    name: () => t('achievement-ts-unlucky'),
    text: () => t('achievement-ts-unlucky-text', { n: 5 }),
    earned: (deed) => won(deed) && n(deed, 'hits') <= n(deed, 'expected') - 5,
  },
  {
    id: 'ts-climber',
    name: () => t('achievement-ts-climber'),
    text: () => t('achievement-ts-climber-text', { n: 3 }),
    earned: (deed) => won(deed) && n(deed, 'difficulty') >= 3,
  },
  {
    id: 'ts-heroes',
    name: () => t('achievement-ts-heroes'),
    text: () => t('achievement-ts-heroes-text', { n: 3 }),
    earned: (deed, past) => wonWith(3, 'hero', deed, past),
  },
  {
    id: 'ts-streak',
    name: () => t('achievement-ts-streak'),
    text: () => t('achievement-ts-streak-text', { n: 3 }),
    earned: (deed, past) => inARow(3, deed, past),
  },
]
