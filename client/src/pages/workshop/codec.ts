/** A pack as the end of a link: its data, compressed, in letters that addresses carry. */

import { isTable, type Table, type Value } from './tree'

export const MOST_BYTES = 256 * 1024 // as the server has it: no pack is larger

export async function toLink(pack: Table): Promise<string> {
  const bytes = new Response(JSON.stringify(pack)).body!.pipeThrough(new CompressionStream('deflate-raw'))
  return lettersOf(new Uint8Array(await new Response(bytes).arrayBuffer()))
}

/** What such a link holds; an error if it is damaged, or unfolds to more than any pack may be. */
export async function fromLink(letters: string): Promise<Table> {
  const bytes = new Response(bytesOf(letters)).body!.pipeThrough(new DecompressionStream('deflate-raw'))
  return fromJson(new TextDecoder('utf-8', { fatal: true }).decode(await atMost(bytes, MOST_BYTES)))
}

export function fromJson(text: string): Table {
  const found = JSON.parse(text) as Value
  if (!isTable(found) || found === null) throw new Error('This is no pack.')
  return found
}

async function atMost(bytes: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = bytes.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value!.length
    if (size > most) {
      void reader.cancel().catch(() => {})
      throw new Error('This is larger than any pack.')
    }
    parts.push(new Uint8Array(value!))
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (each) => each.charCodeAt(0))
}
