/** What the desk of a house is asked for, typed. Secrets travel in a header, never in an address. */

import { carrier, type Answer } from './carrier'
import type {
  AskDaily, AskExamine, AskMeasure, Better, Branch, CardInfo, CardSheet, Chapter, Chronicle, Created, DailyGame, Examined, Gallery, GameInfo, Held, HowSection, Invitation, Invited, Join, Joined, Lobby, Measuring, Menus, Mine, NewTable, PackKind, PlayDaily, Position, Puzzles, Replay, Reviewing, Show, Solution, Summary, TermInfo, Turn,
} from './wire'
import type { Lang } from './words.svelte'

/** What the server refused, in the reader's words; `code` "offline": it could not be reached. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly rules: string[] = [],
  ) {
    super(text || code)
  }
}

type Query = Record<string, string | number | null | undefined>

export async function call(method: 'GET' | 'POST', path: string, query: Query, body = '', key = ''): Promise<Answer> {
  const told = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const named = Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
  const answer = await carrier()
    .then((house) => house.ask(method, path, named, key, body))
    .catch(() => {
      throw new Failure('offline', '')
    })
  if (answer.status < 400) return answer
  const problem = (await answer.text().then(JSON.parse).catch(() => ({}))) as { code?: string; text?: string; rules?: string[] }
  throw new Failure(problem.code ?? String(answer.status), problem.text ?? '', problem.rules)
}

async function get<T>(path: string, query: Query = {}, key?: string): Promise<T> {
  return JSON.parse(await (await call('GET', path, query, '', key)).text()) as T
}

async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  return JSON.parse(await (await call('POST', path, {}, JSON.stringify(body), key)).text()) as T
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`

export const api = {
  games: (lang: Lang) => get<GameInfo[]>('games', { lang }),
  rules: (game: string, lang: Lang) => get<Chapter[]>(`games/${game}/rules`, { lang }),
  terms: (game: string, lang: Lang) => get<TermInfo[]>(`games/${game}/terms`, { lang }),
  cards: (game: string, lang: Lang, deck?: string | null) => get<CardInfo[]>(`games/${game}/cards`, { lang, deck }),
  gallery: (game: string, lang: Lang) => get<Gallery>(`games/${game}/gallery`, { lang }),
  cardSheet: (game: string, card: string, lang: Lang) => get<CardSheet>(`games/${game}/gallery/${encodeURIComponent(card)}`, { lang }),
  cardsAt: (table: string, key: string, lang: Lang) => get<CardInfo[]>(`${at(table)}/cards`, { lang }, key),
  how: (game: string, lang: Lang) => get<HowSection[]>(`games/${game}/how`, { lang }),
  show: (clause: string, lang: Lang) => get<Show>(`show/${encodeURIComponent(clause)}`, { lang }),
  shown: (clause: string, step: number, lang: Lang) => get<Position>(`show/${encodeURIComponent(clause)}/${step}`, { lang }),
  puzzles: (game: string, lang: Lang) => get<Puzzles>(`games/${game}/puzzles`, { lang }),
  solution: (game: string, number: number, lang: Lang) => get<Solution>(`games/${game}/puzzles/${number}`, { lang }),
  solutionAt: (game: string, number: number, step: number, lang: Lang) =>
    get<Position>(`games/${game}/puzzles/${number}/${step}`, { lang }),
  create: (table: NewTable) => post<Created>('tables', table),
  invited: (table: string, body: Invitation) => post<Invited>(`${at(table)}/invited`, body),
  join: (table: string, body: Join) => post<Joined>(`${at(table)}/join`, body),
  daily: (body: AskDaily) => post<DailyGame[]>('daily', body),
  playDaily: (game: string, body: PlayDaily) => post<Created>(`daily/${game}`, body),
  kinds: (lang: Lang) => get<PackKind[]>('workshop', { lang }),
  menus: (kind: string, lang: Lang) => get<Menus>(`workshop/${encodeURIComponent(kind)}`, { lang }),
  examine: (body: AskExamine) => post<Examined>('workshop/examine', body),
  measure: (body: AskMeasure) => post<Measuring>('workshop/measure', body),
  lobby: (lang: Lang) => get<Lobby>('lobby', { lang }),
  turns: (held: Held[]) => post<Turn[]>('tables/turns', { held }),
  mine: (body: Mine) => post<Summary[]>('tables/mine', body),
  replay: (table: string, key: string, lang: Lang, seat?: number) =>
    get<Replay>(`${at(table)}/replay`, { lang, seat }, key),
  position: (table: string, key: string, step: number, lang: Lang, seat?: number) =>
    get<Position>(`${at(table)}/replay/${step}`, { lang, seat }, key),
  review: (table: string, key: string, lang: Lang, seat: number | null) =>
    get<Reviewing>(`${at(table)}/review`, { lang, seat }, key),
  better: (table: string, key: string, lang: Lang, seat: number, place: number) =>
    get<Better>(`${at(table)}/review/${place}`, { lang, seat }, key),
  betterPosition: (table: string, key: string, lang: Lang, seat: number, place: number, step: number) =>
    get<Position>(`${at(table)}/review/${place}/${step}`, { lang, seat }, key),
  chronicle: (table: string, key: string, lang: Lang) => get<Chronicle | null>(`${at(table)}/chronicle`, { lang }, key),
  branch: (table: string, key: string, body: Branch) => post<Created>(`${at(table)}/branch`, body, key),
  export: async (table: string, key: string) => (await call('GET', `${at(table)}/export`, {}, '', key)).blob(),
}
