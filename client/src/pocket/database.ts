/** Tables in IndexedDB. Each call is one transaction, on disk when it resolves; a key that is taken refuses the whole. */

const NAME = 'ludotek'
const VERSION = 1
const STORES = ['tables', 'content', 'journal', 'shelves'] as const

type Store = (typeof STORES)[number]
type Bytes = Uint8Array
type Field = 'checkpoint' | 'alarm'

interface Row extends Record<Field, Bytes> {
  row: Bytes
  hash: string
}

const NOTHING = new Uint8Array()

export class Database {
  private constructor(private readonly base: IDBDatabase) {}

  static open(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const asking = indexedDB.open(NAME, VERSION)
      asking.onupgradeneeded = () => STORES.forEach((store) => asking.result.createObjectStore(store))
      asking.onerror = () => reject(told(asking.error))
      asking.onsuccess = () => resolve(new Database(asking.result))
    })
  }

  create(id: string, hash: string, content: Bytes, row: Bytes, entries: Bytes[]): Promise<void> {
    return this.write(['tables', 'content', 'journal'], (store) => {
      store('tables').add({ row, hash, checkpoint: NOTHING, alarm: NOTHING } satisfies Row, id)
      store('content').put(content, hash)
      entries.forEach((entry, n) => store('journal').add(entry, [id, n + 1]))
    })
  }

  async load(id: string): Promise<[Bytes, Bytes, Bytes[], Bytes, Bytes] | null> {
    const found = (await this.read('tables', (store) => store.get(id))) as Row | undefined
    if (!found) return null
    const content = (await this.read('content', (store) => store.get(found.hash))) as Bytes
    return [found.row, content, await this.tail(id, 0), found.checkpoint, found.alarm]
  }

  tail(id: string, after: number): Promise<Bytes[]> {
    return this.read('journal', (store) => store.getAll(beyond(id, after)))
  }

  async end(id: string): Promise<number> {
    const last = await this.read('journal', (store) => store.openKeyCursor(beyond(id, 0), 'prev'))
    return last ? (last.key as [string, number])[1] : 0
  }

  /** The entries come after the one that the writer knows as the last: where another was faster, their first key is taken. */
  append(id: string, after: number, entries: Bytes[]): Promise<void> {
    return this.write(['journal'], (store) => entries.forEach((entry, n) => store('journal').add(entry, [id, after + 1 + n])))
  }

  note(id: string, field: Field, value: Bytes): Promise<void> {
    return this.write(['tables'], (store) => {
      const asking = store('tables').get(id)
      asking.onsuccess = () => {
        if (asking.result) store('tables').put({ ...(asking.result as Row), [field]: value }, id)
      }
    })
  }

  async alarms(): Promise<[string, Bytes][]> {
    const [keys, rows] = await Promise.all([
      this.read('tables', (store) => store.getAllKeys()),
      this.read('tables', (store) => store.getAll() as IDBRequest<Row[]>),
    ])
    return keys.map((key, n): [string, Bytes] => [String(key), rows[n]!.alarm]).filter(([, alarm]) => alarm.length > 0)
  }

  async keep(kind: string, key: string, value: Bytes, replace: boolean): Promise<Bytes> {
    const before = replace ? undefined : ((await this.read('shelves', (store) => store.get([kind, key]))) as Bytes | undefined)
    if (before === undefined) await this.write(['shelves'], (store) => store('shelves').put(value, [kind, key]))
    return before ?? value
  }

  async kept(kind: string): Promise<[string, Bytes][]> {
    const all = IDBKeyRange.bound([kind], [kind, []])
    const [keys, values] = await Promise.all([
      this.read('shelves', (store) => store.getAllKeys(all)),
      this.read('shelves', (store) => store.getAll(all) as IDBRequest<Bytes[]>),
    ])
    return keys.map((key, n) => [(key as string[])[1]!, values[n]!])
  }

  drop(kind: string, key: string): Promise<void> {
    return this.write(['shelves'], (store) => store('shelves').delete([kind, key]))
  }

  private read<T>(name: Store, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const asking = ask(this.base.transaction(name).objectStore(name))
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(told(asking.error))
    })
  }

  private write(names: Store[], change: (store: (name: Store) => IDBObjectStore) => unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.base.transaction(names, 'readwrite', { durability: 'strict' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(told(transaction.error))
      change((name) => transaction.objectStore(name))
    })
  }
}

function beyond(id: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, Infinity], true)
}

/** As an error of the plain kind: Python takes no other, and newer browsers have a QuotaExceededError that is none. */
function told(problem: DOMException | null): Error {
  return Object.assign(new Error(problem?.message), { name: problem?.name ?? 'AbortError' })
}
