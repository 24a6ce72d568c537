import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { held, seen } from '../../testing/held-clock.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a comment opened from a notification scrolls into view after a second and is highlighted for ten', async () => {
  const scrolls = vi.fn<(to: ScrollToOptions) => void>()
  Element.prototype.scrollTo = scrolls as Element['scrollTo']
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(4000)
  const down = () => scrolls.mock.calls.filter(([to]) => (to.top ?? 0) > 0)
  responsesServer({ comments: Array.from({ length: 40 }, (_, n) => aComment(n + 1)) })
  held()
  await startConsole(`/responses?highlight=${aComment(17)._id}`)
  const label = await seen(() => screen.getByText('From Notification'))
  await pass(999)
  expect(down()).toHaveLength(0)
  await pass(1)
  expect(down()).not.toHaveLength(0)
  await pass(8999)
  expect(label.isConnected).toBe(true)
  await pass(1)
  expect(label.isConnected).toBe(false)
})
