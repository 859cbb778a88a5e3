// Was this game fair? The same checks as fair.py, written apart from it. Needs nothing but Node.
//
//     node fair.mjs game.jsonl …
//
// Each line of a file is one game: {"header": …, "opening": …, "draws": [[purpose, seat, n, result], …]}.

import { readFileSync } from 'node:fs'

// --- BLAKE2b (RFC 7693), with a key and a personal string ---

const MASK = (1n << 64n) - 1n
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
]
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const MIXED = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
]

const turned = (x, n) => ((x >> n) | (x << (64n - n))) & MASK

function compress(state, block, counted, last) {
  const v = [...state, ...IV]
  v[12] ^= BigInt(counted)
  if (last) v[14] ^= MASK
  const m = Array.from({ length: 16 }, (_, i) => block.readBigUInt64LE(i * 8))
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]
    MIXED.forEach(([a, b, c, d], i) => {
      v[a] = (v[a] + v[b] + m[order[2 * i]]) & MASK
      v[d] = turned(v[d] ^ v[a], 32n)
      v[c] = (v[c] + v[d]) & MASK
      v[b] = turned(v[b] ^ v[c], 24n)
      v[a] = (v[a] + v[b] + m[order[2 * i + 1]]) & MASK
      v[d] = turned(v[d] ^ v[a], 16n)
      v[c] = (v[c] + v[d]) & MASK
      v[b] = turned(v[b] ^ v[c], 63n)
    })
  }
  return state.map((each, i) => each ^ v[i] ^ v[i + 8])
}

function blake2b(data, size, key, person) {
  const parameters = Buffer.alloc(64)
  parameters.set([size, key.length, 1, 1])
  parameters.write(person, 48, 'ascii')
  let state = IV.map((each, i) => each ^ parameters.readBigUInt64LE(i * 8))
  const first = Buffer.alloc(key.length ? 128 : 0)
  key.copy(first)
  const whole = Buffer.concat([first, data])
  const blocks = Math.max(1, Math.ceil(whole.length / 128))
  for (let i = 0; i < blocks; i++) {
    const block = Buffer.alloc(128)
    whole.copy(block, 0, i * 128, (i + 1) * 128)
    state = compress(state, block, Math.min(whole.length, (i + 1) * 128), i === blocks - 1)
  }
  const out = Buffer.alloc(64)
  state.forEach((each, i) => out.writeBigUInt64LE(each, i * 8))
  return out.subarray(0, size)
}

// --- the seal ---

class Unfair extends Error {}

/** JSON as it was hashed: keys sorted, no spaces, nothing but ASCII. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.keys(value).sort().map((name) => `${canonical(name)}:${canonical(value[name])}`)
    return `{${fields.join(',')}}`
  }
  const escape = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escape)
}

function commitment(seed, header) {
  const chance = header.chance
  if (!('table' in chance)) return blake2b(seed, 32, Buffer.alloc(0), 'ludotek-commit').toString('hex')
  const terms = {
    attended: header.attended ?? false,
    content: header.content,
    game: header.game,
    known: chance.known ?? false,
    options: header.options,
    rules: header.rules,
    seats: header.seats,
    table: chance.table,
  }
  return blake2b(Buffer.from(canonical(terms)), 32, seed, 'ludotek-seal').toString('hex')
}

function keyOf(seed, salts) {
  return salts.some(Boolean) ? blake2b(Buffer.from(salts.join(',')), 32, seed, 'ludotek-salts') : seed
}

function below(key, used, purpose, seat, n) {
  if (!(n >= 1 && n <= 2 ** 32)) throw new Unfair(`nothing is drawn of ${n}`)
  const limit = 2 ** 32 - (2 ** 32 % n)
  const stream = `purpose ${purpose} seat ${seat}`
  for (;;) {
    const place = used.get(stream) ?? 0
    used.set(stream, place + 1)
    const word = blake2b(Buffer.from(`${stream} word ${place}`), 4, key, 'ludotek-stream').readUInt32BE()
    if (word < limit) return word % n
  }
}

function check({ header, opening, draws }) {
  if (header.chance.kind !== 'sealed') throw new Unfair('this game was not sealed')
  if (!/^[0-9a-f]{64}$/.test(opening)) throw new Unfair('the opening must have 32 bytes')
  const seed = Buffer.from(opening, 'hex')
  if (commitment(seed, header) !== header.chance.commitment) throw new Unfair('the opening does not fit the commitment')
  const salts = header.chance.salts ?? []
  if (salts.length && salts.length !== header.seats) throw new Unfair('there must be one salt for each seat')
  const key = keyOf(seed, salts)
  const used = new Map()
  draws.forEach(([purpose, seat, n, result], i) => {
    const found = below(key, used, purpose, seat, n)
    if (found !== result) {
      throw new Unfair(`draw ${i + 1} (purpose ${purpose}, seat ${seat}, of ${n}) is ${found}, not ${result}`)
    }
  })
  return draws.length
}

let bad = 0
for (const path of process.argv.slice(2)) {
  readFileSync(path, 'utf-8').split('\n').filter(Boolean).forEach((line, i) => {
    try {
      console.log(`${path}:${i + 1}: fair, ${check(JSON.parse(line))} draws`)
    } catch (problem) {
      bad = 1
      console.log(`${path}:${i + 1}: NOT FAIR: ${problem.message}`)
    }
  })
}
process.exit(bad)
