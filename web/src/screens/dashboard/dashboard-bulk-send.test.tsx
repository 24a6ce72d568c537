import { undoWindow } from '@bizamply/contract/undo-window'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBulkJob, aBulkQuote } from '../../testing/bulk.ts'
import { anOverview } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const { jobId } = aBulkJob
const undo = `DELETE /api/comments/bulk/${jobId}`
const sending = { ...aBulkJob, action: 'send', done: 0, credits: 0, total: 25 }
const leftOut = [{ reason: 'critical', message: 'Critical', count: 8, commentId: 'c1' }] as const

/** 17 of 25 drafts are sent: eight are critical. */
async function send() {
  let job: object | null = null
  const server = responsesServer(
    {},
    {
      'GET /api/dashboard/overview': ok(anOverview()),
      'POST /api/comments/bulk/quote': ok({ ...aBulkQuote, count: 17, credits: 17, leftOut, critical: 8 }),
      'GET /api/comments/bulk': () => ok(job),
      'POST /api/comments/bulk': () => {
        // The longest wait, so that a slow machine doesn't see its end.
        job = { ...sending, startsAt: new Date(Date.now() + undoWindow.most * 1000).toISOString() }
        return { body: { success: true, jobId, data: { jobId } } }
      },
      [undo]: () => {
        job = { ...sending, status: 'stopped', skipped: 25, finishedAt: aBulkJob.createdAt }
        return ok({ undone: true })
      },
    },
  )
  const become = (next: object) => {
    job = { ...sending, ...next }
    server.sendEvent('job', jobId)
  }
  await startConsole('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: /^Send 74 drafts/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Send 17/ }))
  const line = within(await screen.findByRole('group', { name: 'Bulk job' }))
  return { ...server, become, line }
}

test('a bulk send from the dashboard counts down the replies that will be sent, and Undo cancels all of it', async () => {
  const { calls, line } = await send()
  expect(line.getByText(/^Sending 17 replies in \d+ s$/)).toBeTruthy()
  expect(line.getByText('Nothing has been sent yet.')).toBeTruthy()
  await userEvent.click(line.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Nothing was sent. Your drafts are unchanged.')).toBeTruthy()
  expect(calls(undo)).toHaveLength(1)
  expect(await screen.findByRole('button', { name: /^Send 74 drafts/ })).toBeTruthy()
  expect(screen.queryByText('Stopped')).toBeNull()
})

test('its progress counts what is sent, and its end says how many replies were sent and leads to their results', async () => {
  const { line, become } = await send()
  become({ done: 3, skipped: 2 })
  expect(await line.findByText('3 of 17')).toBeTruthy()
  expect(line.getByRole('button', { name: 'Stop' })).toBeTruthy()
  expect(line.queryByRole('button', { name: 'Undo' })).toBeNull()
  become({ status: 'done', done: 17, skipped: 8, credits: 17, finishedAt: aBulkJob.createdAt })
  const end = (await screen.findByText('17 replies sent')).closest('li') as HTMLElement
  expect(end.textContent).toContain('8 skipped. 17 credits used.')
  await press(end, 'View results')
  await waitFor(() => expect(where()).toBe(`/responses?results=${jobId}`))
})

test('a colleague’s bulk job shows only its progress', async () => {
  responsesServer(
    {},
    {
      'GET /api/dashboard/overview': ok(anOverview()),
      'GET /api/comments/bulk': ok({ ...sending, done: 2, skipped: 5, startedById: 'user-2' }),
    },
  )
  await startConsole('/dashboard')
  const line = within(await screen.findByRole('group', { name: 'Bulk job' }))
  expect(line.getByText('2 of 20')).toBeTruthy()
  expect(line.queryByRole('button')).toBeNull()
  expect(line.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/responses')
})
