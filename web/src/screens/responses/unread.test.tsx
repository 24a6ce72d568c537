import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { nora } from '../../testing/fake-server.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const markRead = 'POST /api/comments/read'
const READ_AFTER_MS = 1000

/** A server that remembers what was read. `read`: whether the two reviews already are. */
function readingServer(read: boolean, memberRole: 'admin' | 'viewer' = 'admin') {
  const server = responsesServer(
    { comments: [aComment(1, { read: true }), aComment(2, { read })], user: { ...nora, memberRole } },
    {
      [markRead]: ({ body }) => {
        const { commentIds, read } = body as { commentIds: string[]; read: boolean }
        server.world.comments = server.world.comments.map((one) =>
          commentIds.includes(one._id) ? { ...one, read } : one,
        )
        return ok({ changed: commentIds })
      },
    },
  )
  return { ...server, marks: () => server.calls(markRead).map(({ body }) => (body as { read: boolean }).read) }
}

const dot = async (name: string) => within(await row(name)).queryByText('Unread')

test('a review that is open for a second is marked as read', async () => {
  const { calls } = readingServer(false)
  await startConsole('/responses')
  expect(await dot('Customer 2')).toBeTruthy()
  const second = holdTimers(READ_AFTER_MS)
  await openReview('Customer 2')
  expect(await dot('Customer 2')).toBeTruthy()
  expect(calls(markRead)).toEqual([])
  second.end()
  await waitFor(async () => expect(await dot('Customer 2')).toBeNull())
  expect(calls(markRead).map(({ body }) => body)).toEqual([{ commentIds: [aComment(2)._id], read: true }])
})

test('a review that was passed within a second stays unread', async () => {
  const { marks } = readingServer(false)
  await startConsole('/responses')
  const second = holdTimers(READ_AFTER_MS)
  await openReview('Customer 2')
  await openReview('Customer 1')
  second.end()
  await act(() => Promise.resolve())
  expect(marks()).toEqual([])
  expect(await dot('Customer 2')).toBeTruthy()
})

test('viewers mark nothing as read', async () => {
  const { marks } = readingServer(false, 'viewer')
  await startConsole('/responses')
  const second = holdTimers(READ_AFTER_MS)
  await openReview('Customer 2')
  second.end()
  await act(() => Promise.resolve())
  expect(marks()).toEqual([])
  expect(await dot('Customer 2')).toBeTruthy()
})

test.each(['s', 'n', 'a', 't', 'c', 'u', '#'])('a viewer who presses %s learns why nothing happens', async (key) => {
  readingServer(false, 'viewer')
  await startConsole('/responses')
  await openReview('Customer 2')
  await userEvent.keyboard(key)
  expect(await screen.findByText('Your role can’t change reviews')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.for([true, false])('u marks an open review as unread, and it stays so (read before: %s)', async (read) => {
  const { marks } = readingServer(read)
  await startConsole('/responses')
  const second = holdTimers(READ_AFTER_MS)
  await openReview('Customer 2')
  second.end()
  const before = read ? [] : [true]
  await waitFor(() => expect(marks()).toEqual(before))
  await userEvent.keyboard('u')
  await waitFor(async () => expect(await dot('Customer 2')).toBeTruthy())
  second.end()
  await act(() => Promise.resolve())
  expect(marks()).toEqual([...before, false])
  // Opening it again is reading it again.
  await openReview('Customer 1')
  await openReview('Customer 2')
  second.end()
  await waitFor(() => expect(marks()).toEqual([...before, false, true]))
})

test('the dot is for the inbox: drafts and sent replies have none', async () => {
  const server = readingServer(true)
  server.world.comments = [{ ...aComment(1, { read: false }), status: 'draft', updatedContent: 'Thanks', version: 1 }]
  await startConsole('/responses?status=draft')
  expect(await dot('Customer 1')).toBeNull()
  expect(screen.queryByText('Unread')).toBeNull()
})

test('z undoes u', async () => {
  const { marks } = readingServer(true)
  await startConsole('/responses')
  await openReview('Customer 2')
  await userEvent.keyboard('u')
  await waitFor(async () => expect(await dot('Customer 2')).toBeTruthy())
  await userEvent.keyboard('z')
  await waitFor(async () => expect(await dot('Customer 2')).toBeNull())
  expect(marks()).toEqual([false, true])
})

test('s is for reviews that wait for a reply', async () => {
  responsesServer({ comments: [aDraft(1, { status: 'sent', delivery: aDelivery('posted') })] })
  await startConsole('/responses?status=sent')
  await openReview('Customer 1')
  await userEvent.keyboard('st')
  expect(await screen.findByRole('dialog', { name: 'Tag this review' })).toBeTruthy()
})
