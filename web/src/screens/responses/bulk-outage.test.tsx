import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
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
    createdAt: now,
    finishedAt: now,
  }
  responsesServer({ comments: [aDraft(1)] }, { 'GET /api/comments/bulk': ok(job) })
  await startConsole('/responses?status=draft')
  const panel = await screen.findByRole('region', { name: 'Bulk job' })
  expect(within(panel).getByRole('alert').textContent).toBe(
    'Judge.me isn’t responding. 37 replies weren’t sent. Nothing was charged. Try again in a minute.',
  )
})
