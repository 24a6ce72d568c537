import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTransaction } from '../../testing/overview.ts'
import { alder } from '../../testing/responses-server.ts'
import { where } from '../../testing/start-console.tsx'
import { lastQuery, call, many, rows, show, transactionsPage as page } from '../../testing/transactions.ts'

// Dates without a year are of this year.
beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:12Z'))
afterEach(() => void vi.useRealTimers())

test('filters are kept in the URL, sent to the server, and reset to page 1', async () => {
  const server = await show({ [call]: page(many(1), { count: 582 }) }, '/transactions?page=3')
  await rows()
  expect(lastQuery(server)).toEqual({ page: '3', limit: '10' })
  await userEvent.click(screen.getByRole('button', { name: 'Type All' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Refill' }))
  await waitFor(() => expect(where()).toBe('/transactions?type=refill'))
  await userEvent.click(screen.getByRole('button', { name: 'Platform All' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'System' }))
  await userEvent.click(screen.getByRole('button', { name: 'Status All' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Success' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by review, reply or ID' }), 'pack')
  await waitFor(() => expect(where()).toBe('/transactions?type=refill&platform=system&status=success&search=pack'))
  await waitFor(() =>
    expect(lastQuery(server)).toEqual({
      type: 'refill',
      platform: 'system',
      status: 'success',
      search: 'pack',
      page: '1',
      limit: '10',
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Success' }))
  await waitFor(() => expect(where()).toBe('/transactions?type=refill&platform=system&search=pack'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(where()).toBe('/transactions'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('days can be relative ranges, one calendar day, or any day', async () => {
  vi.setSystemTime('2026-11-21T13:05:00Z')
  const server = await show({ [call]: page(many(1)) })
  await userEvent.click(await screen.findByRole('button', { name: 'Any date' }))
  const popover = within(await screen.findByRole('dialog', { name: 'Choose dates' }))
  const spans = within(popover.getByRole('group', { name: 'Date range' })).getAllByRole('button')
  expect(spans.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday', 'Week', 'Month', 'Last month'])
  await userEvent.click(popover.getByRole('button', { name: 'Week' }))
  await waitFor(() => expect(where()).toBe('/transactions?span=week'))
  await waitFor(() => expect(lastQuery(server)).toMatchObject({ startDate: '2026-11-15', endDate: '2026-11-21' }))
  await userEvent.click(popover.getByRole('button', { name: /November 12, 2026/ }))
  await waitFor(() => expect(where()).toBe('/transactions?from=2026-11-12&to=2026-11-12'))
  await waitFor(() => expect(lastQuery(server)).toMatchObject({ startDate: '2026-11-12', endDate: '2026-11-12' }))
  await userEvent.click(popover.getByRole('button', { name: 'Done' }))
  const chosen = screen.getByRole('button', { name: 'Nov 12' })
  expect(document.activeElement).toBe(chosen)
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Date range: Nov 12' }))
  await waitFor(() => expect(where()).toBe('/transactions'))
  vi.useRealTimers()
})

test('an entry appears under the day that the filter matched: filter dates and times use the brand’s timezone', async () => {
  const brands = [{ ...alder, timezone: 'America/New_York' }]
  const late = aTransaction(1, { createdAt: '2026-11-22T03:30:00.000Z' })
  await show(
    {
      'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
      [call]: page([late]),
    },
    '/transactions?from=2026-11-21&to=2026-11-21',
  )
  expect([...(await rows())].map((row) => row.children[0]?.textContent)).toEqual(['Nov 21 10:30 PM'])
  expect(screen.getByText('Days and times are in America/New York, the brand’s timezone')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /^View Details/ }))
  expect(await screen.findByText('Nov 21, 2026, 10:30:00 PM EST')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  const own = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(new Date(late.createdAt))
  await waitFor(async () => expect((await rows())[0]?.children[0]?.textContent).toContain(own))
  expect(screen.queryByText(/^Days and times are in/)).toBeNull()
})
