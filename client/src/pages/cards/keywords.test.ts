import { describe, expect, it } from 'vitest'
import type { CardInfo, ClauseInfo } from '../../lib/wire'
import { clausesNamed } from './keywords'

const clause = (id: string, title: string): ClauseInfo => ({ id, title, text: '', ruling: false })
const clauses = [clause('UN-46', 'Arrival'), clause('UN-48', 'Rush'), clause('UN-50', 'Fury'), clause('UN-47', 'Last Words')]

function named(...texts: [string, string, string][]): string[] {
  const card: CardInfo = {
    id: 'x', name: '', kind: 'animal', kind_text: '', numbers: {}, numbers_text: [], marks: [], marks_text: [], texts, flavour: '',
  }
  return clausesNamed(card, clauses).map(({ id }) => id)
}

describe('the clauses of a card', () => {
  it('are those whose titles stand in its texts', () => {
    expect(named(['keywords', '', 'Rush, Fury'])).toEqual(['UN-48', 'UN-50'])
    expect(named(['ability', 'Arrival', 'Draw a card.'], ['ability', '', 'Last Words – Draw.'])).toEqual(['UN-46', 'UN-47'])
  })

  it('are not found inside other words', () => expect(named(['effect', '', 'Rushing arrivals'])).toEqual([]))
})
