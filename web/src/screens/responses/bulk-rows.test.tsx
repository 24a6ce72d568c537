import { undoWindow } from '@bizamply/contract/undo-window'
import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const jobId = '01a1fe39-f086-7359-addd-0000000000dd'
const job = {
  jobId,
  action: 'send',
  target: 'platform',
  status: 'running',
  done: 0,
  failed: 0,
  skipped: 0,
  total: 3,
  credits: 0,
  startedBy: 'Nora Vance',
  startedById: 'user-1',
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null as string | null,
}
const item = (n: number, state = 'waiting') => ({
  commentId: aDraft(n)._id,
  product_title: null,
  customerName: `Customer ${n}`,
  code: null,
  reason: null,
  credits: 0,
  reply: null,
  state,
})

async function withJob(startsAt: string | null, action = 'send') {
  const claim = { id: 's1', start: 0, end: 5, kind: 'promise', reason: 'No order says so.' }
  let now: object = { ...job, action, startsAt }
  const server = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3, { spans: [claim] }), aDraft(4, { delivery: aDelivery('failed') })] },
    {
      'GET /api/comments/bulk': () => ok(now),
      [`GET /api/jobs/${jobId}/items`]: ok([item(1), item(2, 'skipped'), item(3), item(4)]),
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  const end = () => {
    now = { ...job, startsAt: null, status: 'stopped', finishedAt: job.createdAt }
    server.sendEvent('job', jobId)
  }
  return { ...server, end }
}

const says = async (n: number, word: string) => within(await row(`Customer ${n}`)).queryByText(word) !== null

test.each([
  ['waits', new Date(Date.now() + undoWindow.most * 1000).toISOString()],
  ['runs', null],
])('while a bulk send %s, the rows that it has yet to send say so, until it ends', async (_, startsAt) => {
  const { end } = await withJob(startsAt)
  await waitFor(async () => expect(await says(1, 'Sending')).toBe(true))
  expect(await says(2, 'Sending'), 'was skipped').toBe(false)
  expect(await says(3, 'Sending'), 'will be skipped').toBe(false)
  expect(await says(3, 'Needs review')).toBe(true)
  expect(await says(4, 'Sending'), 'failed').toBe(false)
  end()
  await waitFor(async () => expect(await says(1, 'Sending')).toBe(false))
})

test('a job that generates says nothing of sending', async () => {
  const { calls } = await withJob(null, 'generate')
  await waitFor(() => expect(calls('GET /api/comments/bulk').length).toBeGreaterThan(0))
  expect(await says(1, 'Sending')).toBe(false)
  expect(calls(`GET /api/jobs/${jobId}/items`)).toHaveLength(0)
})
