import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnalytics, someCustomers } from '../../testing/analytics.ts'
import { refusal } from '../../testing/fake-server.ts'
import { seen } from '../../testing/held-clock.ts'
import { anOverview } from '../../testing/overview.ts'
import { alder, ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const timezone = 'Pacific/Auckland'
const brands = [{ ...alder, timezone }]
const onboarded = { body: { success: true, brands, data: { brands, selectedBrandId: null } } }
const noPages = { nextCursor: null, hasMore: false }
const refused = refusal(400, 'BAD_REQUEST', 'Not now.')

afterEach(() => void vi.useRealTimers())

test.for([
  ['/dashboard', 'Refresh', 'per day, today to 2:05 AM Auckland time'],
  ['/analytics', 'Refresh Now', /per day, today to 2:05 AM$/],
] as const)('%s shows when its figures were read, in the brand’s timezone', async ([address, refresh, fresh]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:12Z') })
  let broken = false
  responsesServer(
    {},
    {
      'GET /api/onboard-data': onboarded,
      'GET /api/dashboard/overview': () => (broken ? refused : ok(anOverview({ timezone }))),
      'GET /api/analytics/overview': () => (broken ? refused : ok(anAnalytics({ timezone }))),
      'GET /api/analytics/customers': () => ok(someCustomers()),
      'GET /api/analytics/products': () => ({ body: { success: true, data: [], total: 0, pagination: noPages } }),
    },
  )
  await startConsole(address)
  await seen(() => expect(screen.getByText(fresh)).toBeTruthy())
  broken = true
  await userEvent.click(screen.getByRole('button', { name: refresh }))
  expect(await screen.findByText('Showing data from 2:05 AM Auckland time')).toBeTruthy()
})

const reportId = '01a1fe39-f086-7359-addd-000000000001'
const aReport = {
  id: reportId,
  title: 'Weekly summary',
  description: '',
  category: 'customer',
  chart: 'line',
  sections: ['figures'],
  filter: { platforms: [], products: [] },
  range: 'last-7-days',
  compare: 'previous',
  formats: ['pdf'],
  schedule: null,
  hour: 8,
  recipients: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  products: [],
  nextRunAt: null,
  lastRun: null,
}
const aRun = {
  id: '01a1fe39-f086-7359-addd-000000000008',
  reportId,
  state: 'done',
  why: null,
  from: '2026-11-15',
  to: '2026-11-21',
  until: null,
  by: null,
  startedAt: '2026-11-21T13:05:12.000Z',
  endedAt: '2026-11-21T13:05:13.000Z',
  mailedTo: [],
  files: [],
}

test('report runs use the brand’s timezone, and a download is counted as soon as the stream reports it', async () => {
  const tiles = { total: 1, thisMonth: 0, scheduled: 0, downloads: 42 }
  const pagination = { nextCursor: null, limit: 24 }
  const { sendEvent } = responsesServer(
    {},
    {
      'GET /api/onboard-data': onboarded,
      'GET /api/reports': () => ({ body: { success: true, data: [aReport], pagination, tiles, timezone } }),
      [`GET /api/reports/${reportId}/runs`]: { body: { success: true, data: [aRun], pagination } },
    },
  )
  await startConsole(`/reports?history=${reportId}`)
  const time = await screen.findByText((_, element) => element?.getAttribute('datetime') === aRun.startedAt)
  expect(time.dataset['tooltip']?.replaceAll(/\s/g, ' ')).toBe('Sunday, November 22, 2026 at 2:05 AM Auckland time')
  expect(screen.getByText('42')).toBeTruthy()
  tiles.downloads = 43
  sendEvent('job', aRun.id)
  expect(await screen.findByText('43')).toBeTruthy()
})
