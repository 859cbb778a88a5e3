/** What can be said with one press, by its name; the reader's page has the words. */

import type { Chat } from '../lib/wire'
import { t } from '../lib/words.svelte'

export const PHRASES = ['hello', 'good-luck', 'thanks', 'well-played', 'moment', 'sorry', 'oops', 'good-game'] as const
export const REACTIONS: [name: string, sign: string][] = [['clap', '👏'], ['laugh', '😄'], ['wow', '😮'], ['sad', '😢']]

export function saying({ text, phrase }: Chat): string {
  const sign = REACTIONS.find(([name]) => name === phrase)?.[1]
  return sign ?? (phrase ? t(`phrase-${phrase}`) : text)
}
