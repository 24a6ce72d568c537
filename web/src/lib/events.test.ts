import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { streamOf } from '../testing/responses-server.ts'
import { openEvents, useEvents } from './events.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a request from before the network came back is replaced at once', async () => {
  vi.useFakeTimers()
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })
  })
  stop = openEvents()
  await vi.advanceTimersByTimeAsync(100)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('a listener that throws doesn’t keep the event from the others', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  fakeServer({ 'GET /api/events': () => ({ body: streamOf('event: credits\nid: 1-1\ndata: {}\n\n') }) })
  const error = new Error('broken listener')
  const heard: string[] = []
  renderHook(() =>
    useEvents(() => {
      throw error
    }),
  )
  renderHook(() => useEvents(({ type }) => heard.push(type)))
  stop = openEvents()
  await waitFor(() => expect(heard).toContain('credits'))
  expect(reported).toHaveBeenCalledWith(error)
})
