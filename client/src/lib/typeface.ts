/** A face in two alphabets, so that a browser loads only what a page needs: latin holds all of English, French and German,
 * latin-ext the letters of other names, for which it is asked first. A face is loaded when something is first set in it. */

const LATIN_EXT =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,' +
  'U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The addresses of its files are those that `?url` imports. */
export function typeface(name: string, weight: string, latin: string, latinExt: string): void {
  for (const [file, unicodeRange] of [[latin], [latinExt, LATIN_EXT]] as const)
    document.fonts.add(new FontFace(name, `url('${file}')`, { weight, unicodeRange, display: 'swap' }))
}
