import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { checkIn, openFilters } from '../../testing/filters.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const list = 'GET /api/comments'
const quoteCall = 'POST /api/comments/bulk/quote'
const rows = [aComment(3, { triageState: 'snoozed' }), aDraft(2), aComment(1, { status: 'sent', pending: false })]
const answer = (data: typeof rows) => ({
  body: { success: true, data, pagination: { nextCursor: null, limit: 50 }, counts: { pending: 1, draft: 1, sent: 1 } },
})
const tabs = () => within(screen.getByRole('navigation', { name: 'Reviews by status' })).getAllByRole('link')

test('a figure opens all statuses and triage states that it counts', async () => {
  const { calls } = responsesServer({ comments: rows }, { [list]: answer(rows) })
  await startConsole('/responses?status=all&triageState=shown&from=2026-11-15&to=2026-11-21')
  for (const name of ['Customer 1', 'Customer 2', 'Customer 3']) await row(name)
  const query = calls(list)[0]?.query
  expect([query?.get('status'), query?.get('triageState'), query?.get('from')]).toEqual([null, 'shown', '2026-11-15'])
  expect(tabs().map((tab) => tab.textContent)).toEqual(['All3', 'Inbox1', 'Draft1', 'Sent1'])
  expect(tabs()[0]?.getAttribute('aria-current')).toBe('page')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Status All except hidden' }))
  await waitFor(() => expect(where()).toBe('/responses?status=all&from=2026-11-15&to=2026-11-21'))
})

test('the tab All exists only while the list belongs to a figure', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses?status=all&triageState=shown')
  await waitFor(() => expect(tabs()[0]?.textContent).toMatch(/^All/))
  await userEvent.click(screen.getByRole('link', { name: /^Inbox/ }))
  await waitFor(() => expect(where()).toBe('/responses?triageState=shown'))
  expect(tabs()).toHaveLength(4)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Status All except hidden' }))
  await waitFor(() => expect(tabs()).toHaveLength(3))
})

test('replies can be filtered by response time', async () => {
  const sent = aComment(1, { status: 'sent', pending: false })
  const { calls } = responsesServer({ comments: [sent] }, { [list]: answer([sent]) })
  await startConsole('/responses?status=sent&wait=under-1,1-4,soon')
  await row('Customer 1')
  expect(calls(list)[0]?.query.get('wait')).toBeNull()
  const popover = await openFilters()
  await checkIn(popover, 'Reply time', /^Under 1 hour/)
  await checkIn(popover, 'Reply time', /^Over 12 hours/)
  await waitFor(() => expect(calls(list).at(-1)?.query.get('wait')).toBe('under-1,over-12'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Remove filter Reply time Under 1 hour, Over 12 hours' })).toBeTruthy()
})

test('each bulk job processes what it can of a selection with mixed states', async () => {
  const quote = ok({
    count: 1,
    credits: 2,
    available: 100,
    leftOut: [],
    first: [],
    critical: 0,
    cut: false,
    previews: [],
    ratings: [],
    languages: [],
  })
  const { calls } = responsesServer({ comments: rows }, { [list]: answer(rows), [quoteCall]: quote })
  await startConsole('/responses?status=all&triageState=shown')
  await row('Customer 3')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  const bar = await screen.findByRole('region', { name: 'Selected reviews' })
  expect(bar.textContent).toContain('3 selected')
  await press(bar, /^Generate Responses/)
  await screen.findByRole('dialog')
  const commentIds = [rows[0]?._id]
  await waitFor(() => expect(calls(quoteCall).at(-1)?.body).toMatchObject({ action: 'generate', commentIds }))
})
