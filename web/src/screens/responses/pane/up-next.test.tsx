import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { startConsole } from '../../../testing/start-console.tsx'

const call = 'GET /api/comments/up-next'
const upNext = (drafts: { count: number; withoutClaims: number }, credits: number) =>
  ok({
    drafts: { ...drafts, oldestAt: '2026-11-19T09:00:00.000Z' },
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
    startsAt: null,
    createdAt: new Date().toISOString(),
    finishedAt: null as string | null,
  }
  let [now, answer] = [job, upNext({ count: 4, withoutClaims: 4 }, 107)]
  const { sendEvent } = responsesServer(
    { comments: [aComment(1)] },
    { 'GET /api/comments/bulk': () => ok(now), [call]: () => answer },
  )
  await startConsole('/responses')
  expect(await screen.findByText('107')).toBeTruthy()
  await screen.findByText('Words of customer 1')
  answer = upNext({ count: 10, withoutClaims: 9 }, 119)
  now = { ...job, status: 'done', done: 6, credits: 12, finishedAt: job.createdAt }
  sendEvent('job', job.jobId)
  await waitFor(() => expect(screen.getByText('119')).toBeTruthy())
})

test.for([
  [4, 'Oldest from Nov 19.'],
  [3, 'Oldest from Nov 19. 1 has unsupported claims.'],
  [1, 'Oldest from Nov 19. 3 have unsupported claims.'],
] as const)('of 4 drafts, %i without unsupported claims: %s', async ([withoutClaims, words]) => {
  responsesServer({ comments: [1, 2, 3, 4].map((n) => aDraft(n)) }, { [call]: upNext({ count: 4, withoutClaims }, 6) })
  await startConsole('/responses')
  expect(await screen.findByText(words)).toBeTruthy()
})
