import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer, streamOf } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const stream = 'GET /api/events'
const THREE_MINUTES = 180_000

afterEach(() => void vi.useRealTimers())

test('a tab that lost its stream to the limit reconnects minutes later, or when it is focused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const closed = () => ({ body: streamOf('event: closed\ndata: {"reason":"too-many"}\n\n') })
  const { calls } = responsesServer({ comments: [aComment(1)] }, { [stream]: closed })
  await startConsole('/responses')
  await row('Customer 1')
  // It polls, so it isn't cut off.
  expect(await screen.findByText(/^Connected, synced/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(THREE_MINUTES))
  expect(calls(stream)).toHaveLength(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(calls(stream)).toHaveLength(2))
  await act(() => vi.advanceTimersByTimeAsync(2 * THREE_MINUTES))
  await waitFor(() => expect(calls(stream).length).toBeGreaterThan(2))
})
