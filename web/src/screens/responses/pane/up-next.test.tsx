import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { startConsole } from '../../../testing/start-console.tsx'

// Dates without a year are of this year.
beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:12Z'))
afterEach(() => void vi.useRealTimers())

const at = '2026-11-19T09:00:00.000Z'
const call = 'GET /api/comments/up-next'
const upNext = (drafts: { count: number; withoutClaims: number; blocked: number }, credits: number, oldest = at) =>
  ok({
    sensitive: { count: 2, oldest: { commentId: aDraft(1)._id, customerName: 'Ada', at: oldest, status: 'draft' } },
    drafts: { ...drafts, oldestId: aDraft(2)._id, oldestAt: at },
    snoozed: { count: 0, next: null },
    today: {
      timezone: 'UTC',
      since: '2026-11-21T00:00:00.000Z',
      replies: 2,
      members: [],
      waitHours: null,
      waitHoursLastWeek: null,
      credits,
      creditLimit: null,
    },
    platforms: [],
  })

test('a recent sensitive review has its age', async () => {
  const drafts = { count: 4, withoutClaims: 4, blocked: 0 }
  responsesServer({ comments: [aComment(1)] }, { [call]: upNext(drafts, 6, '2026-11-21T12:02:00.000Z') })
  await startConsole('/responses')
  expect(await screen.findByText('Oldest: Ada, 1h ago')).toBeTruthy()
})

test('Up next is read again when a bulk job ends, with the credits it used', async () => {
  const job = {
    jobId: '01a1fe39-f086-7359-addd-0000000000dd',
    action: 'generate',
    target: 'platform',
    status: 'running',
    done: 0,
    failed: 0,
    skipped: 0,
    total: 6,
    credits: 0,
    startedBy: 'Mara Lind',
    startedById: 'user-2',
    startsAt: null,
    createdAt: new Date().toISOString(),
    finishedAt: null as string | null,
  }
  let [now, answer] = [job, upNext({ count: 4, withoutClaims: 4, blocked: 0 }, 107)]
  const { sendEvent } = responsesServer(
    { comments: [aComment(1)] },
    { 'GET /api/comments/bulk': () => ok(now), [call]: () => answer },
  )
  await startConsole('/responses')
  expect(await screen.findByText('107')).toBeTruthy()
  await screen.findByText('Words of customer 1')
  answer = upNext({ count: 10, withoutClaims: 9, blocked: 1 }, 119)
  now = { ...job, status: 'done', done: 6, credits: 12, finishedAt: job.createdAt }
  sendEvent('job', job.jobId)
  await waitFor(() => expect(screen.getByText('119')).toBeTruthy())
})

test.for([
  [4, 0, 'Oldest from Nov 19'],
  [3, 1, 'Oldest from Nov 19 · 1 needs review'],
  [1, 3, 'Oldest from Nov 19 · 3 need review'],
  [1, 1, 'Oldest from Nov 19 · 1 needs review · 2 to read first'],
  [3, 0, 'Oldest from Nov 19 · 1 to read first'],
] as const)('of 4 drafts, %i with nothing to read, %i blocked: %s', async ([withoutClaims, blocked, words]) => {
  const drafts = { count: 4, withoutClaims, blocked }
  const toRead = (n: number) => (n <= blocked ? 'confirm' : n <= 4 - withoutClaims ? 'read' : null)
  responsesServer(
    { comments: [1, 2, 3, 4].map((n) => aDraft(n, { toRead: toRead(n) })) },
    { [call]: upNext(drafts, 6) },
  )
  await startConsole('/responses')
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the oldest sensitive review and the oldest draft open from it, in a list of the same kind', async () => {
  responsesServer(
    { comments: [1, 2].map((n) => aDraft(n)) },
    { [call]: upNext({ count: 2, withoutClaims: 2, blocked: 0 }, 6) },
  )
  await startConsole('/responses')
  expect(await screen.findByText('2 sensitive reviews')).toBeTruthy()
  expect(screen.getByText('Oldest: Ada, 2d ago')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Open oldest' }))
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    status: 'draft',
    risk: 'any',
    sort: 'oldest',
    comment: aDraft(1)._id,
  })
  expect(await screen.findByDisplayValue('Reply to customer 1')).toBeTruthy()
})

test('in the list of drafts, too, Review drafts opens the oldest', async () => {
  responsesServer(
    { comments: [1, 2].map((n) => aDraft(n)) },
    { [call]: upNext({ count: 2, withoutClaims: 2, blocked: 0 }, 6) },
  )
  await startConsole('/responses?status=draft')
  await userEvent.click(await screen.findByRole('link', { name: 'Review drafts' }))
  expect(await screen.findByDisplayValue('Reply to customer 2')).toBeTruthy()
})
