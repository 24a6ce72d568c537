import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, loadPartsWhenIdle } from './lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('parts that weren’t opened load when the page has settled, one after the other', async () => {
  const loaded: string[] = []
  for (const name of ['one', 'two']) {
    lazyPart(async () => (loaded.push(name), { default: () => null }))
  }
  loadPartsWhenIdle()
  await vi.advanceTimersByTimeAsync(9000)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(loaded.slice(-2)).toEqual(['one', 'two'])
  lazyPart(async () => (loaded.push('three'), { default: () => null }))
  await vi.advanceTimersByTimeAsync(11_000)
  expect(loaded.at(-1)).toBe('three')
})
