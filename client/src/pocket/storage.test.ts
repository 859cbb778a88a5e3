import { expect, it, vi } from 'vitest'
import { askToKeep, isKept } from './storage'

it('asks once, and not where it is promised already', async () => {
  const storage = { persisted: vi.fn().mockResolvedValue(false), persist: vi.fn().mockResolvedValue(true) }
  vi.stubGlobal('navigator', { storage })
  askToKeep()
  askToKeep()
  await vi.waitFor(() => expect(storage.persist).toHaveBeenCalledTimes(1))
  vi.stubGlobal('navigator', {})
  expect(await isKept()).toBe(false)
})
