import { expect, it } from 'vitest'
import { patiently } from './patiently'

const atOnce = () => Promise.resolve()

it('asks again for what a broken line did not bring', async () => {
  let asked = 0
  const bring = () => (++asked < 4 ? Promise.reject(new Error('no line')) : Promise.resolve('here'))
  expect(await patiently(bring, atOnce)).toBe('here')
  expect(asked).toBe(4)
})

it('gives up in the end', async () => {
  await expect(patiently(() => Promise.reject(new Error('gone')), atOnce)).rejects.toThrow('gone')
})
