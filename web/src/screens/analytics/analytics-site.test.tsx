import type { ConnectedSite, Site, SiteProduct } from '@bizamply/contract/site-traffic'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAnalytics, someCustomers } from '../../testing/analytics.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { SeesAll } from '../../testing/sees-all.ts'
import { startConsole } from '../../testing/start-console.tsx'

const call = 'GET /api/analytics/site'

const aProduct = (id: string, more: Partial<SiteProduct> = {}): SiteProduct => ({
  id,
  name: `Bag ${id}`,
  page: `/products/bag-${id}`,
  sessions: 1240,
  conversions: 31,
  rate: 0.025,
  reviews: 12,
  answered: 9,
  firstReply: '2026-11-10',
  before: { days: 9, sessions: 400, conversions: 8, rate: 0.02 },
  after: { days: 9, sessions: 420, conversions: 13, rate: 0.031 },
  ...more,
})

const aSite = (more: Partial<ConnectedSite> = {}): Site => ({
  connected: true,
  source: 'Google Analytics',
  property: 'Alder Shop',
  readAt: '2026-11-21T12:00:00.000Z',
  stale: false,
  until: '2026-11-21',
  products: [aProduct('1')],
  withPage: 1,
  withoutPage: 0,
  ...more,
})

async function show(answer: () => ReturnType<typeof refusal>, seen = true) {
  if (seen) window.IntersectionObserver = SeesAll
  const server = responsesServer(
    {},
    {
      'GET /api/analytics/overview': () => ok(anAnalytics()),
      'GET /api/analytics/customers': () => ok(someCustomers()),
      'GET /api/analytics/products': () => ({
        body: { success: true, data: [], total: 0, pagination: { nextCursor: null, limit: 10 } },
      }),
      [call]: answer,
    },
  )
  await startConsole('/analytics?tab=performance')
  const section = (await screen.findByRole('heading', { name: 'Visits and purchases' })).closest('section')
  return { server, section: within(section ?? document.body) }
}

test('shows each page’s figures and rates around the first reply, with their source and age', async () => {
  const { server, section } = await show(() =>
    ok(
      aSite({
        products: [
          aProduct('1'),
          aProduct('2', { before: null, after: null }),
          aProduct('3', { firstReply: null, before: null, after: null }),
        ],
        withPage: 60,
        withoutPage: 2,
      }),
    ),
  )
  const rows = within(await section.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Product', 'Sessions', 'Purchases', 'Rate before and after first reply'],
    [
      'Bag 19 of 12 replied',
      '1,240',
      '31',
      '2% in the 9 days before Nov 10, 3.1% in the 9 days after2% → 3.1%9 days before and after Nov 10',
    ],
    ['Bag 29 of 12 replied', '1,240', '31', 'too few days around Nov 10'],
    ['Bag 39 of 12 replied', '1,240', '31', 'no reply yet'],
  ])
  expect(
    section.getByText(/^Source: Google Analytics, property Alder Shop, data through Nov 21\./).textContent,
  ).toMatch(
    /Last synced with Google on Saturday, November 21, 2026 at \d+:00\s[AP]M\. Its numbers can change for 2 days\.$/,
  )
  expect(section.getByText(/It doesn’t show that replies are the cause\./)).toBeTruthy()
  expect(section.getByText('Showing the 3 of 60 products with the most reviews.')).toBeTruthy()
  expect(
    section.getByText('2 products with reviews aren’t shown because Google Analytics has no data for their pages.'),
  ).toBeTruthy()
  expect(section.queryByRole('link')).toBeNull()
  expect(server.calls(call).map(({ query }) => query.toString())).toEqual(['from=2026-11-15&to=2026-11-21'])
})

test('without Google, one line offers to connect it', async () => {
  const { section } = await show(() => ok({ connected: false } satisfies Site))
  expect((await section.findByRole('link', { name: 'Connect' })).getAttribute('href')).toBe('/connections')
  expect(section.queryByRole('table')).toBeNull()
  expect(section.queryByText(/Source/)).toBeNull()
})

test('stale figures are marked and offer to reconnect', async () => {
  const { section } = await show(() => ok(aSite({ stale: true })))
  expect(await section.findByText(/^This data may be out of date/)).toBeTruthy()
  expect(section.getByRole('link', { name: 'Check connection' }).getAttribute('href')).toBe('/connections')
  expect(section.getByRole('table')).toBeTruthy()
})

test('shows when no page has data, and a failure that can be retried', async () => {
  let answer: () => ReturnType<typeof refusal> = () => refusal(503, 'INTERNAL_ERROR', 'The database is away.')
  const { section } = await show(() => answer())
  expect(await section.findByText('Couldn’t load visits and purchases. The database is away.')).toBeTruthy()
  answer = () => ok(aSite({ products: [], withPage: 0, withoutPage: 1, readAt: null, until: null, stale: true }))
  await userEvent.click(section.getByRole('button', { name: 'Try Again' }))
  expect(await section.findByText('No Google Analytics data for these product pages.')).toBeTruthy()
  expect(section.getByText(/No data yet\. No Google data yet\.$/)).toBeTruthy()
})

test('site analytics are not requested until they scroll into view', async () => {
  const { server } = await show(() => ok(aSite()), false)
  expect(server.calls(call)).toEqual([])
})
