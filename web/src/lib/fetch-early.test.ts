import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilLoaded } from './fetch-early.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('code that can’t be had while the server is away is there when the server is back', async () => {
  let tries = 0
  const loading = untilLoaded(async () => {
    tries += 1
    if (tries < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  })
  await vi.advanceTimersByTimeAsync(6000)
  expect(await loading).toBe('the part')
  expect(tries).toBe(4)
})

test('code that is gone for good is an error after a minute', async () => {
  const loading = untilLoaded(async () => {
    throw new TypeError('gone')
  })
  const reason = loading.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reason).toEqual(new TypeError('gone'))
})
