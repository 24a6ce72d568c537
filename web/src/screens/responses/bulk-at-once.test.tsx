import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBulkJob as job, aBulkQuote as quote } from '../../testing/bulk.ts'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const quoteCall = 'POST /api/comments/bulk/quote'
const start = 'POST /api/comments/bulk'
const current = 'GET /api/comments/bulk'
const bar = () => screen.findByRole('region', { name: 'Selected reviews' })

test('a bulk job that the summary priced starts at once, and only once', async () => {
  let running = false
  const { calls } = responsesServer(
    { comments: [aComment(1), aComment(2)], available: 4 },
    {
      [current]: () => ok(running ? job : null),
      [start]: () => {
        running = true
        return { body: { success: true, jobId: job.jobId, data: { jobId: job.jobId } } }
      },
    },
  )
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('jxjx')
  expect(await screen.findByRole('region', { name: 'Selection summary' })).toBeTruthy()
  await userEvent.dblClick(within(await bar()).getByRole('button', { name: /^Generate Responses/ }))
  expect(await screen.findByRole('heading', { name: 'Generating responses...' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls(quoteCall)).toEqual([])
  await userEvent.keyboard('z')
  expect(await screen.findByText('Generating replies can’t be undone. The drafts are kept.')).toBeTruthy()
  expect(calls(start).map(({ body }) => body)).toEqual([
    { action: 'generate', target: 'platform', commentIds: [2, 1].map((n) => aComment(n)._id) },
  ])
})

test('a bulk job that the credits don’t suffice for shows a quote first', async () => {
  const { calls } = responsesServer({ comments: [aComment(1), aComment(2)], available: 3 }, { [quoteCall]: ok(quote) })
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('jxjx')
  await press(await bar(), /^Generate Responses/)
  expect(await screen.findByRole('dialog', { name: 'Generate replies' })).toBeTruthy()
  expect(calls(start)).toEqual([])
})

test('a bulk job that couldn’t start at once says why, and keeps the selection', async () => {
  responsesServer(
    { comments: [aComment(1)] },
    { [start]: refusal(409, 'IN_PROGRESS', 'A bulk job is already running.') },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await bar(), /^Generate Responses/)
  expect(await screen.findByText('Couldn’t start the job. Nothing was charged.')).toBeTruthy()
  expect((await bar()).textContent).toContain('1 selected')
})
