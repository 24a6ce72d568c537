import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { held, seen } from '../../testing/held-clock.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

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

const sent = (n: number) => aComment(n, { status: 'sent' })

const pane = () => screen.findByRole('region', { name: 'Open review' })

test('a link opens a review that is too old for the first page of its tab', async () => {
  responsesServer({ comments: Array.from({ length: 60 }, (_, n) => sent(n + 1)) })
  await startConsole(`/responses?highlight=${aComment(4)._id}`)
  expect(within(await pane()).getByRole('heading', { name: 'Customer 4', level: 2 })).toBeTruthy()
  expect(where()).toBe(`/responses?highlight=${aComment(4)._id}&comment=${aComment(4)._id}&status=sent`)
})

test.each(['snoozed', 'no-reply', 'hidden'] as const)('a link opens a review that is %s', async (triageState) => {
  responsesServer({ comments: [aComment(1), aComment(2, { triageState })] })
  await startConsole(`/responses?highlight=${aComment(2)._id}`)
  expect(within(await pane()).getByRole('heading', { name: 'Customer 2', level: 2 })).toBeTruthy()
})

test('a review that a link opened stays closed once it is closed', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole(`/responses?highlight=${aComment(2)._id}`)
  await userEvent.click(within(await pane()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(where()).toBe('/responses'))
  expect(screen.queryByRole('region', { name: 'Open review' })).toBeNull()
})
