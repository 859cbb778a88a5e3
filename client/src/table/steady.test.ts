import { expect, it } from 'vitest'
import { meaningOf, Steady } from './steady'

const here = { x: 100, y: 100 }

it('the second half of a double click does not press the question that came in between', () => {
  const steady = new Steady()
  expect(steady.blind(here, 0)).toBe(false)
  expect(steady.blind({ x: 103, y: 99 }, 1)).toBe(true)
  expect(steady.blind(here, 1), 'nor does the third').toBe(true)
  expect(steady.blind(here, 0), 'later it does').toBe(false)
})

it('another place, or the same one after the pointer has left it, is pressed at once', () => {
  const steady = new Steady()
  steady.blind(here, 0)
  expect(steady.blind({ x: 300, y: 100 }, 1)).toBe(false)
  steady.moved({ x: 10, y: 10 }, 2)
  expect(steady.blind({ x: 300, y: 100 }, 2)).toBe(false)
})

it('quick presses on the same thing all count once the first has met the new question', () => {
  const steady = new Steady()
  for (let n = 0; n < 4; n++) expect(steady.blind(here, 1)).toBe(false)
  expect(steady.blind(here, 2)).toBe(true)
})

it('a hand that rests where the new question comes has to see it first', () => {
  const steady = new Steady()
  steady.moved(here, 0)
  steady.moved({ x: 105, y: 100 }, 1)
  expect(steady.blind(here, 1)).toBe(true)
  expect(steady.blind(here, 0)).toBe(false)
  steady.moved({ x: 300, y: 100 }, 2)
  expect(steady.blind({ x: 300, y: 100 }, 2), 'it has come for it').toBe(false)
})

it('the second half of a double click does not press the next thing, which has come under the hand', () => {
  const steady = new Steady()
  expect(steady.blind(here, 0, 'die 1', 1000)).toBe(false)
  expect(steady.blind(here, 0, 'die 2', 1200)).toBe(true)
  expect(steady.blind(here, 0, 'die 1', 1250), 'the same once more').toBe(false)
  expect(steady.blind({ x: 300, y: 100 }, 0, 'die 2', 1300), 'elsewhere').toBe(false)
  expect(steady.blind({ x: 300, y: 100 }, 0, 'die 3', 1700), 'later').toBe(false)
})

it('what has come under a hand that does not move has to be seen first', () => {
  const steady = new Steady()
  steady.moved(here, 0)
  steady.slid(1000)
  expect(steady.blind(here, 0, 'die', 1050)).toBe(true)
  expect(steady.blind(here, 0, 'die', 1200)).toBe(false)
  steady.slid(1300)
  expect(steady.blind(here, 0, 'die', 1350), 'it goes on pressing the same').toBe(false)
  steady.slid(2000)
  expect(steady.blind(here, 0, 'die', 2050), 'it has pressed the same long ago').toBe(true)
  steady.slid(3000)
  steady.moved({ x: 300, y: 100 }, 0)
  expect(steady.blind({ x: 300, y: 100 }, 0, 'other', 3050), 'it has come for it').toBe(false)
})

it('by keys the place is the button', () => {
  const steady = new Steady()
  const [one, other] = [new EventTarget(), new EventTarget()]
  expect(steady.blind(one, 1)).toBe(false)
  expect(steady.blind(one, 2)).toBe(true)
  expect(steady.blind(other, 2)).toBe(false)
})

it('the next card of a stack is another thing, one die less is not', () => {
  const button = (ariaLabel: string | null, spot?: string) => ({ ariaLabel, dataset: spot ? { spot } : {}, parentElement: null })
  expect(meaningOf(button('Activate the Rats, 12 cards'))).not.toBe(meaningOf(button('Activate the Moths, 11 cards')))
  expect(meaningOf(button('Blue dice: 4'))).toBe(meaningOf(button('Blue dice: 3')))
  expect(meaningOf(button('Blue to the Rats', 'enemy 1'))).toBe(meaningOf(button('Red to the Rats', 'enemy 1')))
  expect(meaningOf(button(null))).not.toBe(meaningOf(button(null)))
})
