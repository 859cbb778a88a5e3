/** Finding clauses and cards: every word that was typed must be there, whatever its case and accents. */

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}

/** A test for texts; nothing typed accepts everything. */
export function matcher(typed: string): (...texts: string[]) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return (...texts) => {
    const all = fold(texts.join(' '))
    return words.every((word) => all.includes(word))
  }
}

/** A text cut into pieces, those that were typed marked. Folding may change lengths (ß), so each letter is followed. */
export function marked(text: string, typed: string): { text: string; hit: boolean }[] {
  const words = fold(typed).split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return [{ text, hit: false }]
  const letters = [...text]
  const folded = letters.map(fold)
  const starts: number[] = []
  let length = 0
  for (const letter of folded) {
    starts.push(length)
    length += letter.length
  }
  const all = folded.join('')
  const hits = new Array<boolean>(length).fill(false)
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  }
  const pieces: { text: string; hit: boolean }[] = []
  letters.forEach((letter, place) => {
    const hit = hits[starts[place]!] ?? false
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  })
  return pieces
}
