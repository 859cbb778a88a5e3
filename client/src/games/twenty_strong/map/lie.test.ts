import { expect, test } from 'vitest'
import type { PlaceView } from '../view'
import { lie } from './lie'

const place = (column: number, row: number, ...near: number[]): PlaceView => ({ id: '', column, row, icon: null, near })

test('places lie in the middle of their fields, and empty columns and rows are left out', () => {
  const { columns, rows, spots } = lie([place(0, 1, 1), place(3, 1, 0), place(3, 4, 1)])
  expect([columns, rows]).toEqual([2, 2])
  expect(spots).toEqual([{ x: 25, y: 25 }, { x: 75, y: 25 }, { x: 75, y: 75 }])
})

test('each path is drawn once, also one that leads in one direction only, and none to itself', () => {
  const { paths } = lie([place(0, 0, 0, 1), place(1, 0, 0), place(2, 0, 1)])
  expect(paths.map(({ ends }) => ends)).toEqual([[0, 1], [1, 2]])
})
