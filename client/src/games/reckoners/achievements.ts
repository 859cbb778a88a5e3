/** What one may be proud of in The Reckoners. */

import { inARow, wonWith, type Achievement } from '../../lib/achievements'
import type { Deed } from '../../lib/deeds'
import { t } from '../../lib/words.svelte'

const HARD = 2
const FIREFIGHT = 3

const won = ({ result }: Deed) => result === 'won'
const n = ({ numbers }: Deed, name: string) => numbers[name] ?? 0

export const achievements: Achievement[] = [
  { id: 'rk-won', name: () => t('achievement-rk-won'), text: () => t('achievement-rk-won-text'), earned: won },
  {
    id: 'rk-saviour',
    name: () => t('achievement-rk-saviour'),
    text: () => t('achievement-rk-saviour-text', { n: 25 }),
    earned: (deed) => won(deed) && n(deed, 'population') >= 25,
  },
  {
    id: 'rk-razor',
    name: () => t('achievement-rk-razor'),
    text: () => t('achievement-rk-razor-text', { n: 5 }),
    earned: (deed) => won(deed) && n(deed, 'population') <= 5,
  },
  {
    id: 'rk-swift',
    name: () => t('achievement-rk-swift'),
    text: () => t('achievement-rk-swift-text', { n: 6 }),
    earned: (deed) => won(deed) && n(deed, 'rounds') <= 6,
  },
  {
    id: 'rk-thrifty',
    name: () => t('achievement-rk-thrifty'),
    text: () => t('achievement-rk-thrifty-text'),
    earned: (deed) => won(deed) && n(deed, 'unused') === 0,
  },
  {
    id: 'rk-warden',
    name: () => t('achievement-rk-warden'),
    text: () => t('achievement-rk-warden-text', { n: 40 }),
    earned: (deed) => n(deed, 'contained') >= 40,
  },
  {
    id: 'rk-hunters',
    name: () => t('achievement-rk-hunters'),
    text: () => t('achievement-rk-hunters-text', { n: 8 }),
    earned: (deed) => n(deed, 'epics') >= 8,
  },
  {
    id: 'rk-hidden',
    name: () => t('achievement-rk-hidden'),
    text: () => t('achievement-rk-hidden-text'),
    earned: (deed) => won(deed) && n(deed, 'bases') === 0 && n(deed, 'confiscated') === 0,
  },
  {
    id: 'rk-hard',
    name: () => t('achievement-rk-hard'),
    text: () => t('achievement-rk-hard-text'),
    earned: (deed) => won(deed) && n(deed, 'difficulty') >= HARD,
  },
  {
    id: 'rk-firefight',
    name: () => t('achievement-rk-firefight'),
    text: () => t('achievement-rk-firefight-text'),
    earned: (deed) => won(deed) && n(deed, 'difficulty') >= FIREFIGHT,
  },
  {
    id: 'rk-faces',
    name: () => t('achievement-rk-faces'),
    text: () => t('achievement-rk-faces-text', { n: 4 }),
    earned: (deed, past) => wonWith(4, 'reckoners', deed, past),
  },
  {
    id: 'rk-streak',
    name: () => t('achievement-rk-streak'),
    text: () => t('achievement-rk-streak-text', { n: 2 }),
    earned: (deed, past) => inARow(2, deed, past),
  },
]
