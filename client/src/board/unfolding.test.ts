import { expect, it } from 'vitest'
import { changed } from './unfolding'

it('changes the fields that a line names, and of a list the places', () => {
  const city = { population: 32, round: 3, districts: [{ id: 'a' }, { id: 'b' }] }
  const after = changed(city, { population: 30, districts: { 1: { id: 'c' } } })
  expect(after).toEqual({ population: 30, round: 3, districts: [{ id: 'a' }, { id: 'c' }] })
  expect(city.population).toBe(32)
  expect(city.districts[1]).toEqual({ id: 'b' })
})
