import { beforeEach, expect, it, vi } from 'vitest'
import { Frames } from './frames'

let pace = 0
vi.mock('./motion', () => ({ pace: () => pace }))

let frames: (() => void)[] = []
const page = { hidden: false, hide: () => {} }

beforeEach(() => {
  pace = 0
  frames = []
  page.hidden = false
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('document', {
    get hidden() { return page.hidden },
    addEventListener: (_: string, hear: () => void) => (page.hide = hear),
    removeEventListener: () => {},
  })
})

function heard(): [Frames<string>, string[]] {
  const all: string[] = []
  return [new Frames((each) => all.push(each)), all]
}

it('draws the first change at once and all that come before its frame with the next', () => {
  const [taking, all] = heard()
  for (const each of ['mine', 'first', 'second']) taking.take(each)
  expect(all).toEqual(['mine'])
  frames.shift()!()
  expect(all).toEqual(['mine', 'first', 'second'])
  taking.take('third')
  expect(all.at(-1)).toBe('third')
})

it('keeps nothing back where things move', () => {
  const [taking, all] = heard()
  pace = 1
  for (const each of ['mine', 'first']) taking.take(each)
  expect(all).toEqual(['mine', 'first'])
})

it('keeps the order when things begin to move meanwhile', () => {
  const [taking, all] = heard()
  for (const each of ['mine', 'first']) taking.take(each)
  pace = 1
  taking.take('second')
  expect(all).toEqual(['mine', 'first', 'second'])
})

it('loses nothing on a page that is hidden, which draws no frames', () => {
  const [taking, all] = heard()
  for (const each of ['mine', 'first']) taking.take(each)
  page.hidden = true
  page.hide()
  expect(all).toEqual(['mine', 'first'])
  taking.take('second')
  expect(all.at(-1)).toBe('second')
})
