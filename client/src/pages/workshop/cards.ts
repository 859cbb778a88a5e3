/** Cards of a pack as wholes: new ones, copies, their order, and the ids that nobody sees. */

import type { Menus } from '../../lib/wire'
import { fieldNamed, fileOf, fresh } from './forms'
import { freeId, idOf, idsIn, namesIn } from './naming'
import { drop, get, insert, listOf, move, put, tableOf, type Path, type Table } from './tree'

export function addCard(menus: Menus, pack: Table, section: string): Table {
  const made = fresh(menus, fieldNamed(fileOf(menus), section)!.table)
  return insert(pack, [section], { ...made, id: freeId(section, idsIn(pack, menus.cards)) })
}

export function repeatCard(pack: Table, section: string, place: number, sections: string[]): Table {
  const card = tableOf(get(pack, [section, place]))
  return insert(pack, [section], { ...card, id: freeId(String(card.id), idsIn(pack, sections)) }, place + 1)
}

export function moveCard(pack: Table, section: string, place: number, by: number): Table {
  return move(pack, [section], place, place + by)
}

export function removeCard(pack: Table, section: string, place: number): Table {
  return drop(pack, [section, place])
}

/** The pack with an id for a card (or for itself) that follows from its name, if the name makes one. */
export function withIdOfName(pack: Table, path: Path, sections: string[]): Table {
  const table = tableOf(get(pack, path))
  const names = namesIn(table.name, 'en')
  const wanted = [names.en, ...Object.values(names)].map((name) => idOf(name ?? '')).find(Boolean)
  if (!wanted) return pack
  const own = String(table.id)
  const taken = path.length === 0 ? new Set<string>() : idsIn(pack, sections)
  taken.delete(own)
  return put(pack, [...path, 'id'], freeId(wanted, taken))
}

/** The pack without the cards of these ids. */
export function without(pack: Table, cards: Set<string>, sections: string[]): Table {
  return Object.fromEntries(
    Object.entries(pack).map(([name, value]) => [name, sections.includes(name) ? listOf(value).filter((card) => !cards.has(String(tableOf(card).id))) : value]),
  )
}
