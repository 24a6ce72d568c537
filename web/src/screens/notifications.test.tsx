import type { Notification } from '@bizamply/contract/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { refusal } from '../testing/fake-server.ts'
import { ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole } from '../testing/start-console.tsx'

afterEach(() => vi.useRealTimers())

const path = 'GET /api/comments/notifications/recent'
const aNotification = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `n${n}`,
  kind: 'comment',
  commentId: aComment(n)._id,
  title: `New review from Customer ${n}`,
  message: `Words of customer ${n}`,
  productName: 'Morrow Kettle',
  platform: 'judgeme',
  time: '2026-11-20T10:00:00.000Z',
  rating: '4',
  read: false,
  ...more,
})
const told = (notifications: Notification[], unread = notifications.filter(({ read }) => !read).length) => ({
  body: {
    success: true,
    notifications,
    unread,
    data: { notifications, unread, pagination: { nextCursor: null, limit: 20 } },
  },
})
const bell = () => screen.findByRole('button', { name: /^Notifications/ })
const opened = async () => {
  await userEvent.click(await bell())
  return screen.findByRole('dialog', { name: 'Notifications' })
}

describe('the bell', () => {
  test('counts to nine, and says 9+ above', async () => {
    responsesServer({}, { [path]: told([aNotification(1)], 12) })
    await startConsole('/responses')
    expect(await screen.findByRole('button', { name: 'Notifications, 9+ unread' })).toBeTruthy()
  })

  test('leads to the comment, which is read from then on', async () => {
    const { calls } = responsesServer(
      { comments: [aComment(1)] },
      { [path]: told([aNotification(1)]), 'POST /api/notifications/read': () => ok({ unread: 0 }) },
    )
    await startConsole('/connections')
    const dialog = await opened()
    expect(within(dialog).getByText('Judge.me')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: /New review from Customer 1/ }))
    await waitFor(() => expect(location.pathname + location.search).toContain(`highlight=${aComment(1)._id}`))
    expect(calls('POST /api/notifications/read').map(({ body }) => body)).toEqual([{ ids: ['n1'] }])
  })

  test('marks all as read, at once, and takes it back when the server did not', async () => {
    responsesServer(
      {},
      {
        [path]: told([aNotification(1), aNotification(2)]),
        'POST /api/notifications/read': refusal(500, 'INTERNAL', 'No'),
      },
    )
    await startConsole('/responses')
    const dialog = await opened()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }))
    await screen.findByText(/This could not be marked as read/)
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread', hidden: true })).toBeTruthy()
  })

  test('says that there is nothing yet, and why it can not be told', async () => {
    let broken = false
    responsesServer({}, { [path]: () => (broken ? refusal(500, 'INTERNAL', 'It broke') : told([])) })
    await startConsole('/responses')
    const dialog = await opened()
    await within(dialog).findByText(/Nothing yet/)
    broken = true
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refresh' }))
    await within(dialog).findByText(/Showing notifications from/)
    expect(within(dialog).getByRole('link', { name: 'View All Comments' }).getAttribute('href')).toBe('/responses')
  })
})
