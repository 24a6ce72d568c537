import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const job = {
  jobId: '01a1fe39-f086-7359-addd-0000000000dd',
  action: 'generate',
  target: 'platform',
  status: 'running',
  done: 3,
  failed: 0,
  skipped: 0,
  total: 10,
  credits: 6,
  startedBy: 'Nora Vance',
  startsAt: null,
  createdAt: new Date().toISOString(),
  finishedAt: null,
}

test('a running bulk job stays visible while the list is scrolled', async () => {
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/bulk': ok(job) })
  await startConsole('/responses')
  const panel = await screen.findByRole('region', { name: 'Bulk job' })
  expect([...panel.classList]).toEqual(expect.arrayContaining(['sticky', 'top-0']))
  // A sticky bar stays visible while its parent is: the parent contains the list, without a
  // scroll container in between.
  expect(panel.parentElement?.contains(await row('Customer 1'))).toBe(true)
  expect(panel.parentElement?.closest('[class*=overflow]')?.id).toBe('content')
})

test('toasts keep their distance from floating elements at the bottom', async () => {
  const setTriageState = 'POST /api/comments/triage-state'
  responsesServer({ comments: [aComment(1)] }, { [setTriageState]: ok({ changed: [aComment(1)._id] }) })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('js')
  await press(await screen.findByRole('dialog', { name: 'Snooze this review' }), /^Tomorrow/)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const messages = undo.closest<HTMLElement>('[data-sonner-toaster]')
  for (const name of ['--offset-bottom', '--mobile-offset-bottom'])
    expect(messages?.style.getPropertyValue(name)).toContain('var(--toast-lift')
})
