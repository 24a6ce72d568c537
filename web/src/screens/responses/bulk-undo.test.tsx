import { undoWindow } from '@bizamply/contract/undo-window'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBulkQuote } from '../../testing/bulk.ts'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const jobId = '01a1fe39-f086-7359-addd-0000000000dd'
const start = 'POST /api/comments/bulk'
const undo = `DELETE /api/comments/bulk/${jobId}`
const waiting = {
  jobId,
  action: 'send',
  target: 'platform',
  status: 'running',
  done: 0,
  failed: 0,
  skipped: 0,
  total: 2,
  credits: 0,
  startedBy: 'Nora Vance',
  startedById: 'user-1',
  startsAt: null as string | null,
  createdAt: new Date().toISOString(),
  finishedAt: null as string | null,
}

const selected = () => screen.queryByRole('region', { name: 'Selected reviews' })

/** `started`: the start is answered then; `shown`: its progress can only be read then. */
function bulkServer(
  undone: boolean,
  { started, shown }: { started?: Promise<unknown>; shown?: Promise<unknown> } = {},
) {
  let job: typeof waiting | null = null
  const server = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      'POST /api/comments/bulk/quote': ok({ ...aBulkQuote, credits: 2 }),
      'GET /api/comments/bulk': async () => {
        if (job) await shown
        return ok(job)
      },
      [start]: async () => {
        await started
        // One of three is skipped, as the quote said. The longest wait, so that a slow machine doesn't see its end.
        job = { ...waiting, total: 3, startsAt: new Date(Date.now() + undoWindow.most * 1000).toISOString() }
        return { body: { success: true, jobId, data: { jobId } } }
      },
      [undo]: () => {
        job = { ...waiting, status: 'stopped', skipped: 2, finishedAt: new Date().toISOString() }
        return ok({ undone })
      },
    },
  )
  const startSending = () => {
    job = { ...waiting, total: 3 }
  }
  return { ...server, startSending }
}

async function sendBoth() {
  await startConsole('/responses?status=draft')
  await row('Customer 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), /^Send via Platform/)
  await userEvent.click(await screen.findByRole('button', { name: /^Send 2 replies\s*2 credits$/ }))
  return screen.findByRole('region', { name: 'Bulk job' })
}

test('a bulk send has the same undo window as a single one, and Undo cancels all of it', async () => {
  const { calls } = bulkServer(true)
  const panel = await sendBoth()
  expect(calls(start)[0]?.body).toMatchObject({ action: 'send', delaySeconds: 5 })
  expect(within(panel).getByRole('heading', { name: /^Sending 2 replies in \d+ s$/ })).toBeTruthy()
  expect(within(panel).getByText('Nothing has been sent yet.')).toBeTruthy()
  await press(panel, 'Undo')
  expect(await screen.findByText('Nothing was sent. Your drafts are unchanged.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk job' })).toBeNull())
  expect(calls(undo)).toHaveLength(1)
})

test('z undoes it before its progress is on screen', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { calls } = bulkServer(true, { shown: promise })
  const panel = sendBoth()
  await waitFor(() => expect(calls(start)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.keyboard('z')
  expect(screen.queryByText(/^There’s nothing to undo/)).toBeNull()
  resolve(undefined)
  await panel
  await waitFor(() => expect(calls(undo)).toHaveLength(1))
})

test('z undoes it while its confirmation is still closing', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { calls } = bulkServer(true, { started: promise })
  const panel = sendBoth()
  await waitFor(() => expect(calls(start)).toHaveLength(1))
  await userEvent.keyboard('z')
  resolve(undefined)
  await panel
  await waitFor(() => expect(calls(undo)).toHaveLength(1))
})

test('Undo selects again what the bulk send took', async () => {
  bulkServer(true)
  const panel = await sendBoth()
  await waitFor(() => expect(selected()).toBeNull())
  await press(panel, 'Undo')
  await waitFor(() => expect(selected()?.textContent).toContain('2 selected'))
})

test('z says that it can’t undo a bulk send that has started, nor what came before it', async () => {
  const { calls, startSending, sendEvent } = bulkServer(true)
  await sendBoth()
  startSending()
  sendEvent('job', jobId)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  await userEvent.keyboard('z')
  expect(await screen.findByText('Your bulk send has already started.')).toBeTruthy()
  expect(calls(undo)).toHaveLength(0)
})

test('Undo of a bulk hide selects the reviews again', async () => {
  const { world } = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)] },
    {
      'POST /api/comments/triage-state': ({ body }) => {
        const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'open' | 'hidden' }
        world.comments = world.comments.map((one) => (commentIds.includes(one._id) ? { ...one, triageState } : one))
        return ok({ changed: commentIds })
      },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 3')
  await userEvent.keyboard('jxjx')
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), 'More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }))
  await waitFor(() => expect(selected()).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await row('Customer 3')
  await waitFor(() => expect(selected()?.textContent).toContain('2 selected'))
})
