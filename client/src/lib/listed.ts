/** Names as a sentence lists them: Ada, Ben and Nora. */

import type { Lang } from './words'

const locales: Record<Lang, string> = { en: 'en-GB', fr: 'fr', de: 'de' }

export function listed(lang: Lang, names: readonly string[]): string {
  return new Intl.ListFormat(locales[lang]).format(names)
}
