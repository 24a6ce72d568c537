import { afterEach, expect, test, vi } from 'vitest'
import { createInFlightRequests } from './in-flight-requests.ts'

afterEach(() => void vi.useRealTimers())

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

test('work starts immediately when no request is open', async () => {
  await expect(createInFlightRequests().whenIdle()).resolves.toBeUndefined()
})

test('work starts after the last of a burst is answered, also if a request fails', async () => {
  const { track, whenIdle } = createInFlightRequests()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const answers = [track(() => first.promise), track(() => second.promise)]
  const started: string[] = []
  const work = [1, 2].map((n) => whenIdle().then(() => started.push(`work ${n}`)))
  first.resolve('stored')
  await expect(answers[0]).resolves.toBe('stored')
  await settled()
  await settled()
  expect(started).toEqual([])
  second.reject(new Error('refused'))
  await expect(answers[1]).rejects.toThrow('refused')
  await Promise.all(work)
  expect(started).toEqual(['work 1', 'work 2'])
})

test('work waits for two seconds at most while requests keep coming', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { track, whenIdle } = createInFlightRequests()
  const open = Promise.withResolvers<void>()
  void track(() => open.promise)
  let isStarted = false
  const work = whenIdle().then(() => (isStarted = true))
  await vi.advanceTimersByTimeAsync(1999)
  expect(isStarted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await work
  expect(isStarted).toBe(true)
  open.resolve()
})
