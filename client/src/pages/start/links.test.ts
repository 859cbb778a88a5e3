import { describe, expect, it } from 'vitest'
import { placeOf } from './links'

describe('placeOf', () => {
  it.each([
    ['https://play.example/ludotek/#/join/abc/x-y_z', '#/join/abc/x-y_z'],
    ['  http://127.0.0.1:8000/#/seat/abc/key ', '#/seat/abc/key'],
    ['#/watch/abc/key', '#/watch/abc/key'],
    ['/join/abc/inv', '#/join/abc/inv'],
    ['abc/inv', '#/join/abc/inv'],
    ['https://play.example/#/replay/abc/12', '#/replay/abc/12'],
  ])('%s leads to %s', (pasted, place) => expect(placeOf(pasted)).toBe(place))

  it.each(['', '   ', 'abc', '#/join/abc', 'https://play.example/', 'hello there', '#/join/a/<b>', 'a/b/c'])(
    '%s leads nowhere',
    (pasted) => expect(placeOf(pasted)).toBeNull(),
  )
})
