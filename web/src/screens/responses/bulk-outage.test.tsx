import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aBulkQuote } from '../../testing/bulk.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a bulk send stopped by an outage shows how many replies were not sent, and that they cost nothing', async () => {
  const now = new Date().toISOString()
  const job = {
    jobId: '01a1fe39-f086-7359-addd-0000000000de',
    action: 'send',
    target: 'platform',
    status: 'stopped',
    done: 0,
    failed: 3,
    skipped: 0,
    waiting: 37,
    reason: { code: 'PLATFORM_UNAVAILABLE', message: 'Judge.me isn’t responding.' },
    total: 40,
    credits: 0,
    startedBy: 'Nora Vance',
    startedById: 'user-1',
    createdAt: now,
    finishedAt: now,
  }
  let answer: object = { ...job, status: 'running', failed: 0, waiting: 0, reason: null, finishedAt: null }
  const { sendEvent } = responsesServer({ comments: [aDraft(1)] }, { 'GET /api/comments/bulk': () => ok(answer) })
  await startConsole('/responses?status=draft')
  await screen.findByRole('region', { name: 'Bulk job' })
  answer = job
  sendEvent('job', job.jobId)
  expect(
    await screen.findByText(
      '3 failed. Judge.me isn’t responding. 37 replies weren’t sent. Nothing was charged. Try again in a minute.',
    ),
  ).toBeTruthy()
})

const quoteCall = 'POST /api/comments/bulk/quote'
const quote = { ...aBulkQuote, count: 1, credits: 2 }
const bar = () => screen.findByRole('region', { name: 'Selected reviews' })

test('while the browser is offline, bulk actions say so and do nothing', async () => {
  const { calls } = responsesServer({ comments: [aComment(1)], available: 1 }, { [quoteCall]: ok(quote) })
  await startConsole('/responses')
  await screen.findByText('Words of customer 1')
  await userEvent.keyboard('jx')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const generate = await within(await bar()).findByRole('button', { name: /^Generate Responses.*: You’re offline$/ })
  await userEvent.click(generate)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls(quoteCall)).toEqual([])
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await press(await bar(), /^Generate Responses/)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(calls(quoteCall).length).toBeGreaterThan(0))
})
