import type { Notification } from '@bizamply/contract/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { refusal } from '../testing/fake-server.ts'
import { held, seen } from '../testing/held-clock.ts'
import { aPage, oneCall } from '../testing/projects.ts'
import { ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole, where } from '../testing/start-console.tsx'

// Dates without a year are of this year.
beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:12Z'))
afterEach(() => void vi.useRealTimers())

afterEach(() => vi.useRealTimers())

const path = 'GET /api/comments/notifications/recent'
const aNotification = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `n${n}`,
  kind: 'comment',
  commentId: aComment(n)._id,
  projectId: null,
  alertId: null,
  jobId: null,
  title: `New review from Customer ${n}`,
  message: `Words of customer ${n}`,
  productName: 'Morrow Kettle',
  platform: 'judgeme',
  time: '2026-11-20T10:00:00.000Z',
  rating: '4',
  risks: [],
  read: false,
  ...more,
})
const listOf = (notifications: Notification[], unread = notifications.filter(({ read }) => !read).length) => ({
  body: {
    success: true,
    notifications,
    unread,
    data: { notifications, unread, pagination: { nextCursor: null, limit: 20 } },
  },
})
const bell = () => screen.findByRole('button', { name: /^Notifications/ })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const opened = async () => {
  await userEvent.click(await bell())
  return screen.findByRole('dialog', { name: 'Notifications' })
}

describe('the bell', () => {
  test('shows the count up to nine, then 9+', async () => {
    responsesServer({}, { [path]: listOf([aNotification(1)], 12) })
    await startConsole('/responses')
    expect(await screen.findByRole('button', { name: 'Notifications, 9+ unread' })).toBeTruthy()
  })

  test('shows kind with its age, text, product, platform and stars of each notification', async () => {
    const bare = aNotification(2, { kind: 'bulk', title: 'Replies generated', message: '', productName: null })
    const time = new Date(Date.now() - 2 * 3_600_000).toISOString()
    responsesServer(
      {},
      { [path]: listOf([aNotification(1, { time }), { ...bare, platform: null, rating: null, read: true }]) },
    )
    await startConsole('/responses')
    const [first, second] = within(await opened()).getAllByRole('listitem')
    const entry = within(first ?? document.body)
    for (const words of ['New review from Customer 1', 'Words of customer 1', 'Morrow Kettle', 'Judge.me', '2h ago']) {
      expect(entry.getByText(words)).toBeTruthy()
    }
    expect(entry.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
    expect(entry.getByText('Unread.')).toBeTruthy()
    expect(first?.textContent).toContain('New review from Customer 12h agoWords of customer 1')
    expect(second?.textContent).toMatch(/^Replies generated\S+ ago$|^Replies generatedJust now$/)
    expect(within(second ?? document.body).queryByRole('img')).toBeNull()
  })

  test('opens the project of a notification', async () => {
    const projectId = aPage().id
    const more = { kind: 'project', projectId, commentId: null, title: 'Zip that catches is due tomorrow' } as const
    responsesServer({}, { [path]: listOf([aNotification(1, more)]), [oneCall]: ok(aPage()) })
    await startConsole('/responses')
    await userEvent.click(within(await opened()).getByText('Zip that catches is due tomorrow'))
    await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })
    expect(where()).toBe(`/projects/${projectId}`)
  })

  test('pulses for five seconds when a notification arrives for the user, and not for others', async () => {
    const { calls, sendEvent } = responsesServer({}, { [path]: listOf([]) })
    await startConsole('/responses')
    await screen.findByText(/^Connected/)
    const before = calls(path).length
    held()
    sendEvent('notification', 'somebody-else')
    sendEvent('notification', 'user-1')
    const note = await seen(() => screen.getByText('New notification'))
    const icon = screen.getByRole('button', { name: 'Notifications' }).querySelector('svg')
    expect(icon?.classList.contains('animate-beat')).toBe(true)
    await pass(4999)
    expect(note.textContent).not.toBe('')
    await pass(1)
    expect(note.textContent).toBe('')
    expect(icon?.classList.contains('animate-beat')).toBe(false)
    expect(calls(path).length).toBe(before + 1)
  })

  test.for([
    ['down, polls every two minutes', refusal(503, 'INTERNAL', 'Not now'), 2],
    ['up, never polls', null, 0],
  ] as const)('with the stream %s', async ([, events, extraCalls]) => {
    const { calls } = responsesServer({}, { [path]: listOf([]), ...(events ? { 'GET /api/events': events } : {}) })
    held()
    await startConsole('/responses')
    await seen(() => expect(calls(path)).toHaveLength(1))
    await seen(() => screen.getByText(events ? /^Reconnecting/ : /^Connected/))
    await pass(119_000)
    expect(calls(path)).toHaveLength(1)
    await pass(122_000)
    expect(calls(path)).toHaveLength(1 + extraCalls)
  })

  test('opens the comment, which is then marked as read', async () => {
    const { calls } = responsesServer(
      { comments: [aComment(1)] },
      { [path]: listOf([aNotification(1)]), 'POST /api/notifications/read': () => ok({ unread: 0 }) },
    )
    await startConsole('/connections')
    const dialog = await opened()
    expect(within(dialog).getByText('Judge.me')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: /New review from Customer 1/ }))
    await waitFor(() => expect(location.pathname + location.search).toContain(`highlight=${aComment(1)._id}`))
    expect(calls('POST /api/notifications/read').map(({ body }) => body)).toEqual([{ ids: ['n1'] }])
  })

  test('marks all as read immediately, and reverts if the server rejects it', async () => {
    responsesServer(
      {},
      {
        [path]: listOf([aNotification(1), aNotification(2)]),
        'POST /api/notifications/read': refusal(500, 'INTERNAL', 'No'),
      },
    )
    await startConsole('/responses')
    const dialog = await opened()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }))
    await screen.findByText(/Couldn’t mark as read/)
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread', hidden: true })).toBeTruthy()
  })

  test('shows when there are none, and why they fail to load', async () => {
    let broken = false
    responsesServer({}, { [path]: () => (broken ? refusal(500, 'INTERNAL', 'It broke') : listOf([])) })
    await startConsole('/responses')
    const dialog = await opened()
    await within(dialog).findByText(/No notifications yet/)
    broken = true
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refresh' }))
    await within(dialog).findByText(/Showing notifications from/)
    expect(within(dialog).getByRole('link', { name: 'View All Comments' }).getAttribute('href')).toBe('/responses')
    await userEvent.click(within(dialog).getByRole('link', { name: 'View all notifications' }))
    await waitFor(() => expect(where()).toBe('/dashboard?tab=notifications'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
