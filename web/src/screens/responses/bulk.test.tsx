import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aBulkJob as job, aBulkQuote as quote } from '../../testing/bulk.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const quoteCall = 'POST /api/comments/bulk/quote'
const start = 'POST /api/comments/bulk'
const current = 'GET /api/comments/bulk'
const many = Array.from({ length: 60 }, (_, n) => aComment(n + 1))
const withoutSummary = () => {
  const matches = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matches(media), { matches: media.includes('1023') }),
  )
}
afterEach(() => vi.restoreAllMocks())
const bar = () => screen.findByRole('region', { name: 'Selected reviews' })

describe('the selection', () => {
  test('grows with x, shift-x, and Select All, up to all matches, and Escape clears it', async () => {
    responsesServer({ comments: many })
    await startConsole('/responses')
    await screen.findByText('Words of customer 60')
    await userEvent.keyboard('jx')
    expect((await bar()).textContent).toContain('1 selected')
    await userEvent.keyboard('jjj{Shift>}X{/Shift}')
    await waitFor(async () => expect((await bar()).textContent).toContain('4 selected'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
    expect((await bar()).textContent).toContain('50 selected')
    await press(await bar(), 'More')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all 60' }))
    expect((await bar()).textContent).toContain('60 selected')
    expect((await bar()).textContent).toContain('Generate Responses 120 credits')
  })

  test('uses the checkbox of a row, shift for a range, and a button to clear', async () => {
    responsesServer({ comments: many })
    await startConsole('/responses')
    const user = userEvent.setup()
    const box = async (n: number) =>
      within(await row(`Customer ${n}`)).getByRole<HTMLInputElement>('checkbox', {
        name: `Select the review by Customer ${n}`,
      })
    await user.click(await box(60))
    expect((await box(60)).checked).toBe(true)
    expect((await bar()).textContent).toContain('1 selected')
    await user.keyboard('{Shift>}')
    await user.click(await box(57))
    await user.keyboard('{/Shift}')
    expect((await bar()).textContent).toContain('4 selected')
    await user.click(await box(58))
    expect((await bar()).textContent).toContain('3 selected')
    await press(await bar(), 'Clear selection')
    expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull()
    expect((await box(60)).checked).toBe(false)
  })

  test('is hidden from viewers', async () => {
    responsesServer({ comments: many, user: { ...nora, memberRole: 'viewer' } })
    await startConsole('/responses')
    await screen.findByText('Words of customer 60')
    await userEvent.keyboard('jx')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull()
  })
})

describe('a bulk job', () => {
  test('shows a quote and what is skipped where there is no summary, starts once, and clears the selection', async () => {
    withoutSummary()
    const leftOut = [{ reason: 'risky', message: 'A person must read it first.', count: 1, commentId: 'c1' }]
    let running = false
    const { calls } = responsesServer(
      { comments: [aComment(1), aComment(2), aComment(3)] },
      {
        [quoteCall]: ok({ ...quote, leftOut, toRead: [], otherwise: leftOut }),
        [current]: () => ok(running ? job : null),
        [start]: () => {
          running = true
          return { body: { success: true, jobId: job.jobId, data: { jobId: job.jobId } } }
        },
      },
    )
    await startConsole('/responses')
    await row('Customer 3')
    await userEvent.keyboard('jxjxjx')
    await press(await bar(), /^Generate Responses/)
    const dialog = await screen.findByRole('dialog', { name: 'Generate replies' })
    expect(await within(dialog).findByText('A person must read it first')).toBeTruthy()
    expect(dialog.textContent).toContain('Up to 4 credits of 100, leaving 96.')
    await press(dialog, /^Generate 2 replies\s*4 credits$/)
    expect(await screen.findByRole('heading', { name: 'Generating responses...' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull()
    const commentIds = [3, 2, 1].map((n) => aComment(n)._id)
    expect(calls(start)[0]?.body).toEqual({
      action: 'generate',
      target: 'platform',
      commentIds,
    })
    expect(calls(start)[0]?.headers.get('idempotency-key')).toBeTruthy()
    await userEvent.keyboard('jx')
    expect(within(await bar()).getByRole('button', { name: /A bulk job is already running/ })).toBeTruthy()
  })

  test('Review opens a skipped review in the same list, and the selection stays', async () => {
    withoutSummary()
    const leftOut = [{ reason: 'risky', message: 'Read it first.', count: 1, commentId: aDraft(2)._id }]
    responsesServer(
      { comments: [aDraft(1), aDraft(2)] },
      { [quoteCall]: ok({ ...quote, leftOut, toRead: [], otherwise: leftOut }) },
    )
    await startConsole('/responses?status=draft&sort=oldest')
    await row('Customer 2')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
    await press(await bar(), /^Send via Platform/)
    const dialog = await screen.findByRole('dialog', { name: 'Send replies' })
    await userEvent.click(await within(dialog).findByRole('link', { name: /^Review/ }))
    const review = await screen.findByRole('region', { name: 'Open review' })
    expect(location.search).toBe(`?status=draft&sort=oldest&comment=${aDraft(2)._id}`)
    expect(screen.queryByRole('dialog', { name: 'Send replies' })).toBeNull()
    await press(review, 'Back to the list')
    expect((await bar()).textContent).toContain('2 selected')
  })

  test('of drafts with Send via Platform only costs one send each', async () => {
    const priced = Promise.withResolvers<void>()
    const { calls } = responsesServer(
      { comments: [aDraft(1), aDraft(2)] },
      { [quoteCall]: () => priced.promise.then(() => ok(quote)) },
    )
    await startConsole('/responses?status=draft')
    await row('Customer 2')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
    expect((await bar()).textContent).toContain('Send via Platform Up to 2 credits')
    priced.resolve()
    expect(await within(await bar()).findByRole('button', { name: 'Send via Platform 4 credits' })).toBeTruthy()
    await press(await bar(), /^Send via Platform/)
    expect(await screen.findByRole('dialog', { name: 'Send replies' })).toBeTruthy()
    const commentIds = [aDraft(2)._id, aDraft(1)._id]
    const asked = { action: 'send', target: 'platform', includeCritical: false, commentIds }
    await waitFor(() => expect(calls(quoteCall)[0]?.body).toEqual(asked))
  })

  test('for all matches sends the filter', async () => {
    const { calls } = responsesServer(
      { comments: many.map((_, n) => aDraft(n + 1)) },
      { [quoteCall]: ok({ ...quote, count: 60, credits: 500, available: 20, cut: true }) },
    )
    await startConsole('/responses?status=draft&sentiment=negative')
    await screen.findByText('Words of customer 60')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
    await press(await bar(), 'More')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all 60' }))
    await press(await bar(), /^Both/)
    const dialog = await screen.findByRole('dialog', { name: 'Send via platform and WhatsApp' })
    expect(await within(dialog).findByText(/^Not enough credits for all/)).toBeTruthy()
    expect(within(dialog).getByText(/do the first 5,000/)).toBeTruthy()
    const filter = { sentiment: 'negative', status: 'draft' }
    expect(calls(quoteCall).at(-1)?.body).toEqual({ action: 'send', target: 'both', includeCritical: false, filter })
  })

  test('that is rejected shows the reason, and nothing is charged', async () => {
    withoutSummary()
    responsesServer(
      { comments: [aComment(1)] },
      { [quoteCall]: ok(quote), [start]: refusal(409, 'IN_PROGRESS', 'A bulk job is already running.') },
    )
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.keyboard('jx')
    await press(await bar(), /^Generate Responses/)
    const dialog = await screen.findByRole('dialog')
    await press(
      dialog,
      await within(dialog)
        .findByRole('button', { name: /^Generate 2 replies\s*4 credits$/ })
        .then(() => /^Generate/),
    )
    expect(
      await within(dialog).findByText('Couldn’t start the job. Nothing was charged. A bulk job is already running.'),
    ).toBeTruthy()
  })
})

describe('Delete Selected', () => {
  test('asks for confirmation, removes sent reviews from the console, and can be undone', async () => {
    const call = 'POST /api/comments/triage-state'
    const sent = aDraft(1, { status: 'sent', respondedAt: aComment(2).time })
    const server = responsesServer(
      { comments: [sent] },
      {
        [call]: ({ body }) => {
          server.world.comments = [{ ...sent, triageState: (body as { triageState: 'hidden' }).triageState }]
          return ok({ changed: [sent._id] })
        },
      },
    )
    await startConsole('/responses?status=sent')
    await row('Customer 1')
    await userEvent.keyboard('jx')
    await press(await bar(), 'Delete Selected')
    const question = await screen.findByRole('alertdialog', { name: 'Hide this review?' })
    expect(server.calls(call)).toHaveLength(0)
    await press(question, 'Hide')
    await waitFor(() => expect(screen.queryByText('Words of customer 1')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await row('Customer 1')
    expect(server.calls(call).map(({ body }) => (body as { triageState: string }).triageState)).toEqual([
      'hidden',
      'open',
    ])
  })
})
