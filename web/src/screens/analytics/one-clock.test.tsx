import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnalytics, someCustomers } from '../../testing/analytics.ts'
import { seen } from '../../testing/held-clock.ts'
import { anOverview } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const zone = { timezone: 'Pacific/Auckland' }
const asInBrowser = { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
const noPages = { nextCursor: null, hasMore: false }

async function show(address: string, of: { timezone: string }) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:12Z') })
  responsesServer(
    {},
    {
      'GET /api/dashboard/overview': () => ok(anOverview(of)),
      'GET /api/analytics/overview': () => ok(anAnalytics(of)),
      'GET /api/analytics/customers': () => ok(someCustomers()),
      'GET /api/analytics/products': () => ({ body: { success: true, data: [], total: 0, pagination: noPages } }),
    },
  )
  await startConsole(address)
}

afterEach(() => void vi.useRealTimers())

test('the dashboard ends the day in the brand’s timezone and names that timezone once', async () => {
  await show('/dashboard', zone)
  await seen(() => expect(screen.getByText('per day, today to 2:05 AM Auckland time')).toBeTruthy())
})

test('analytics names the timezone next to the time of its figures, and ends the day in it', async () => {
  await show('/analytics', zone)
  await seen(() => expect(screen.getByText(/per day, today to 2:05 AM$/)).toBeTruthy())
  await userEvent.click(screen.getByRole('button', { name: /^Connected/ }))
  expect(await screen.findByText('Updated 2:05 AM Auckland time')).toBeTruthy()
})

test('the timezone is not named if the viewer has the same one', async () => {
  const own = { hour: 'numeric', minute: '2-digit' } as const
  const now = new Intl.DateTimeFormat('en', own).format(new Date('2026-11-21T13:05:12Z'))
  await show('/dashboard', asInBrowser)
  await seen(() => expect(screen.getByText(`per day, today to ${now}`)).toBeTruthy())
})
