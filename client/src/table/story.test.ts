import { expect, it } from 'vitest'
import type { Line } from '../lib/wire'
import { fold, group, sinceMark } from './story'

const line = (n: number, name = 'fact'): Line => ({ n, name, text: '', rule: '', things: {}, values: {}, sound: '', why: false })
const turnOf = ({ n, name }: Line) => (name === 'turn' ? `Turn from ${n}` : null)

it('a heading opens a group, and lines before the first stand without one', () => {
  const groups = group([line(1), line(2, 'turn'), line(3), line(4, 'turn')], turnOf)
  expect(groups.map(({ heading, lines }) => [heading, lines.map((each) => each.n)])).toEqual([
    [null, [1]],
    ['Turn from 2', [2, 3]],
    ['Turn from 4', [4]],
  ])
  expect(group([], turnOf)).toEqual([])
})

it('the same heading twice in a row is one group', () => {
  expect(group([line(1), line(2)], () => 'Round 1')).toHaveLength(1)
})

it('the mark stands where something is old and something is new', () => {
  const lines = [line(5), line(6), line(7)]
  expect(sinceMark(lines, 6)).toBe(6)
  expect(sinceMark(lines, 5)).toBeNull()
  expect(sinceMark(lines, 8)).toBeNull()
  expect(sinceMark([], 0)).toBeNull()
  expect(sinceMark([line(5), line(6, 'undo')], 6)).toBeNull() // taken back by oneself
})

it('what the game joins is told as one, and so are equal lines, but never over the mark', () => {
  const rolled = (n: number) => ({ ...line(n, 'rolled'), text: `roll ${n}` })
  const lines = [rolled(1), rolled(2), line(3), line(4), rolled(5), rolled(6)]
  const joins = (first: Line, second: Line) => first.name === 'rolled' && second.name === 'rolled'
  const numbers = (mark: number | null) => fold(lines, joins, mark).map((run) => run.map(({ n }) => n))
  expect(numbers(null)).toEqual([[1, 2], [3, 4], [5, 6]])
  expect(numbers(2)).toEqual([[1], [2], [3, 4], [5, 6]])
})
