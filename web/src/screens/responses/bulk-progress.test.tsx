import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { expect, test } from 'vitest'
import { aBulkJob as job } from '../../testing/bulk.ts'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const current = 'GET /api/comments/bulk'

test('a bulk job shows its progress after a reload, and can be stopped', async () => {
  const stop = `POST /api/jobs/${job.jobId}/stop`
  let status = 'running'
  const { calls, sendEvent } = responsesServer(
    { comments: [aComment(1)] },
    {
      [current]: () =>
        ok({
          ...job,
          status,
          done: status === 'running' ? 3 : 4,
          finishedAt: status === 'running' ? null : job.createdAt,
        }),
      [stop]: () => {
        status = 'stopped'
        return ok({ status: 'stopped' })
      },
    },
  )
  await startConsole('/responses')
  const panel = await screen.findByRole('region', { name: 'Bulk job' })
  expect(within(panel).getByText('3 of 10')).toBeTruthy()
  await press(panel, 'Stop')
  await waitFor(() => expect(calls(stop)).toHaveLength(1))
  sendEvent('job', job.jobId)
  const stopped = await screen.findByText('Stopped')
  expect(stopped.closest('li')?.dataset['type'], 'without the check mark of a success').toBe('info')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk job' })).toBeNull())
})

test('a running bulk job says what went wrong so far, and shows it', async () => {
  const items = ok([
    {
      commentId: aComment(1)._id,
      product_title: null,
      customerName: 'Customer 1',
      code: null,
      credits: 0,
      state: 'failed',
      reason: 'The model was silent.',
    },
  ])
  responsesServer(
    { comments: [aComment(1)] },
    { [current]: ok({ ...job, failed: 1, skipped: 2 }), [`GET /api/jobs/${job.jobId}/items`]: items },
  )
  await startConsole('/responses')
  const panel = await screen.findByRole('region', { name: 'Bulk job' })
  // The skipped ones are counted apart.
  expect(within(panel).getByText('4 of 8')).toBeTruthy()
  await press(panel, '1 failed, 2 skipped')
  expect(await screen.findByText('The model was silent.')).toBeTruthy()
})

test('a bulk job announces its end, without zeros; its results link to the reviews', async () => {
  const ended = { ...job, status: 'done', done: 8, failed: 1, skipped: 0, credits: 16, finishedAt: job.createdAt }
  const item = { product_title: null, customerName: 'Customer 1', code: null, credits: 0 }
  let now: object = job
  const { sendEvent } = responsesServer(
    { comments: [aComment(1)] },
    {
      [current]: () => ok(now),
      [`GET /api/jobs/${job.jobId}/items`]: ok([
        { ...item, commentId: aComment(1)._id, state: 'failed', reason: 'The model was silent.' },
        { ...item, commentId: aComment(2)._id, customerName: 'Customer 2', state: 'done', reason: null },
      ]),
    },
  )
  const { unmount } = await startConsole('/responses')
  await screen.findByRole('region', { name: 'Bulk job' })
  now = ended
  sendEvent('job', job.jobId)
  expect(await screen.findByText('1 failed. 16 credits used.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Bulk job' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'View results' }))
  const dialog = await screen.findByRole('dialog', { name: '8 replies generated' })
  expect(await within(dialog).findByText('The model was silent.')).toBeTruthy()
  expect(where()).toBe(`/responses?results=${job.jobId}`)
  const link = within(dialog).getByRole('link', { name: 'Customer 1' })
  expect(link.getAttribute('href')).toBe(`/responses?comment=${aComment(1)._id}`)
  await press(dialog, 'Close')
  await waitFor(() => expect(where()).toBe('/responses'))
  toast.dismiss()
  unmount()
  await startConsole('/responses')
  await row('Customer 1')
  expect(screen.queryByText('1 failed. 16 credits used.')).toBeNull()
})

test('a review opened from the results has the focus in the list', async () => {
  const item = { product_title: null, customerName: 'Customer 1', code: null, credits: 2, state: 'done', reason: null }
  responsesServer(
    { comments: [aComment(1), aComment(2)] },
    { [`GET /api/jobs/${job.jobId}/items`]: ok([{ ...item, commentId: aComment(1)._id }]) },
  )
  await startConsole(`/responses?results=${job.jobId}`)
  const dialog = await screen.findByRole('dialog', { name: 'Bulk job results' })
  await userEvent.click(await within(dialog).findByRole('link', { name: 'Customer 1' }))
  const article = within(await row('Customer 1')).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
})

test('drafts that need review come first in the results, with the reason', async () => {
  const item = { product_title: null, code: null, credits: 2, state: 'done', reason: null }
  const items = [1, 2].map((n) => ({ ...item, commentId: aComment(n)._id, customerName: `Customer ${n}` }))
  const reason = 'Draft has claims to confirm.'
  const [plain, marked] = items
  responsesServer({ comments: [] }, { [`GET /api/jobs/${job.jobId}/items`]: ok([plain, { ...marked, reason }]) })
  await startConsole(`/responses?results=${job.jobId}`)
  const dialog = await screen.findByRole('dialog', { name: 'Bulk job results' })
  const rows = await within(dialog).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([`DoneCustomer 2${reason}`, 'DoneCustomer 1'])
})

test('the results show the beginning of each reply', async () => {
  const item = { product_title: null, code: null, credits: 2, state: 'done', reason: null, reply: 'Thank you, Ada.' }
  const items = [{ ...item, commentId: aComment(1)._id, customerName: 'Customer 1' }]
  responsesServer({ comments: [] }, { [`GET /api/jobs/${job.jobId}/items`]: ok(items) })
  await startConsole(`/responses?results=${job.jobId}`)
  const dialog = await screen.findByRole('dialog', { name: 'Bulk job results' })
  expect(await within(dialog).findByText('Thank you, Ada.')).toBeTruthy()
})

test('the results of an earlier job count their reviews and credits', async () => {
  const item = { product_title: null, customerName: 'Customer 1', code: null, credits: 2, state: 'done', reason: null }
  const items = [1, 2].map((n) => ({ ...item, commentId: aComment(n)._id }))
  responsesServer({ comments: [aComment(1)] }, { [`GET /api/jobs/${job.jobId}/items`]: ok(items) })
  await startConsole(`/responses?results=${job.jobId}`)
  const dialog = await screen.findByRole('dialog', { name: 'Bulk job results' })
  expect(await within(dialog).findByText('2 done. 4 credits used.')).toBeTruthy()
  expect(
    within(dialog)
      .getAllByText('Done')
      .map(({ className }) => className),
  ).toEqual(['sr-only', 'sr-only'])
})

test('a bulk job of another member is shown neither while it runs nor at its end', async () => {
  let status = 'running'
  const { sendEvent, calls } = responsesServer(
    { comments: [aComment(1)] },
    {
      [current]: () =>
        ok({
          ...job,
          status,
          startedBy: 'Mara Lind',
          startedById: 'user-2',
          finishedAt: status === 'done' ? job.createdAt : null,
        }),
    },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await waitFor(() => expect(calls(current).length).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Bulk job' })).toBeNull()
  status = 'done'
  const before = calls(current).length
  sendEvent('job', job.jobId)
  await waitFor(() => expect(calls(current).length).toBeGreaterThan(before))
  expect(screen.queryByText(/replies generated/)).toBeNull()
})
