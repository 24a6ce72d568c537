import type { Analytics } from '@bizamply/contract/analytics'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAnalytics, aQuote, aTopic, someCustomers } from '../../testing/analytics.ts'
import { someFigures } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const call = 'GET /api/analytics/overview'
const nothing = someFigures({ received: 0, responseRate: null, rating: null, responseHours: null })
const kettle = '01a1fe39-f086-7359-addd-00000000aaaa'
const window = 'triageState=shown&from=2026-11-15&to=2026-11-21'

const others = (customers = someCustomers()) => ({
  'GET /api/analytics/customers': () => ok(customers),
  'GET /api/analytics/products': () => ({ body: { success: true, data: [], total: 0, pagination: noPages } }),
})
const noPages = { nextCursor: null, hasMore: false }

async function show(data: Analytics = anAnalytics(), address = '/analytics', more = {}) {
  const server = responsesServer({}, { [call]: () => ok(data), ...others(), ...more })
  await startConsole(address)
  await screen.findByRole('heading', { name: 'Product Analytics' })
  return server
}

const figures = async () => within(await screen.findByRole('region', { name: 'Key metrics' }))
const figure = async (name: RegExp) => (await figures()).findByRole('link', { name })
const href = async (link: Promise<HTMLElement>) => (await link).getAttribute('href')

test('four figures show their change, their definition, and a link to the comments that they count', async () => {
  await show()
  const reviews = await figure(/^Customer Reviews/)
  expect(reviews.textContent).toBe('Customer Reviews463+12.4%')
  expect(reviews.dataset['tooltip']).toBe('Reviews and comments received. 463 received, 412 in the previous period.')
  expect((await figure(/^Customer Engagement/)).textContent).toBe('Customer Engagement54%replied+2.1 pts')
  expect((await figure(/^Response Speed/)).textContent).toBe('Response Speed4.2h−36m')
  expect((await figure(/^Customer Satisfaction/)).textContent).toBe('Customer Satisfaction3.9/ 5.0−0.1')
  expect(await href(figure(/^Customer Reviews/))).toBe(`/responses?status=all&${window}`)
  expect(await href(figure(/^Customer Engagement/))).toBe(`/responses?status=sent&${window}`)
  expect(await href(figure(/^Response Speed/))).toContain(`status=sent&${window}&wait=under-1`)
  expect(await href(figure(/^Customer Satisfaction/))).toContain('rating=1%2C2%2C3%2C4%2C5')
})

test('product tiles link to the tab with their details', async () => {
  await show()
  expect((await figure(/^Total Products/)).textContent).toBe('Total Products9 with reviews')
  expect((await figure(/^Top Performers/)).textContent).toBe('Top Performers3 rated 4.5 or higher')
  expect((await figure(/^Avg Product Rating/)).textContent).toBe('Avg Product Rating3.9 across 8 products')
  expect((await figure(/^Total Customers/)).textContent).toBe('Total Customers418 45 repeat reviewers')
  expect(await href(figure(/^Total Customers/))).toBe('/analytics?tab=engagement')
})

test('sentiment shows counts that open their lists, and bars that can be read with arrow keys', async () => {
  await show()
  const feel = within(
    (await screen.findByRole('heading', { name: 'Customer sentiment' })).closest('section') ?? document.body,
  )
  expect(await feel.findByText(/^463 reviews and comments, per day, today to/)).toBeTruthy()
  expect(await href(feel.findByRole('link', { name: '278 positive' }))).toBe(
    `/responses?status=all&${window}&sentiment=positive`,
  )
  expect(await href(feel.findByRole('link', { name: '91 neutral (not shown)' }))).toContain('sentiment=mixed%2Cneutral')
  const bars = await feel.findByRole('slider')
  bars.focus()
  await userEvent.keyboard('{Home}')
  expect(await feel.findByText(/^Sunday, November 15, Positive: 40; Negative: 13$/)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(where()).toContain('from=2026-11-15&to=2026-11-15&sentiment=positive%2Cnegative'))
})

test('a topic shows its count, change, negative share, and a quote with the deciding words marked, and links to all topics', async () => {
  await show()
  const row = within(
    (await screen.findByRole('button', { name: 'Delivery, over time and by product' })).closest('li') ?? document.body,
  )
  expect(row.getByText('+31').parentElement?.className).toContain('text-danger-ink')
  expect(row.getByText(/^64% negative/)).toBeTruthy()
  expect(row.getByText('+31 vs. 65 in the previous period')).toBeTruthy()
  expect(row.getByText('still says ‘label created’', { selector: 'mark' }).className).toContain('bg-danger-soft')
  expect(row.getByRole('figure').textContent).toContain(
    '“Ordered three weeks ago and it still says ‘label created’. No answer.”',
  )
  expect(row.getByRole('img', { name: '1 out of 5 stars' })).toBeTruthy()
  expect(await href(row.findByRole('link', { name: 'Read 96 reviews about Delivery' }))).toBe(
    `/responses?status=all&${window}&topic=delivery`,
  )
  expect(await href(row.findByRole('link', { name: 'Open the review by Diego Marín' }))).toContain('highlight=01a1fe39')
  expect(screen.getByText('−6').parentElement?.className).toContain('text-ink-3')
})

test('with fewer than twenty comments, it says how many topics need', async () => {
  await show(anAnalytics({ topics: [], topicCount: 0, namingComments: 7 }))
  expect(await screen.findByText('Topics appear once about 20 reviews name one. So far, 7 do.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /topics$/ })).toBeNull()
})

test('all topics open in a side panel that is kept in the URL; a product filters them', async () => {
  const topics = 'GET /api/analytics/topics'
  const { calls } = await show(anAnalytics(), '/analytics', {
    [topics]: () => ok([aTopic(), aTopic({ topic: 'zip' })]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'All 14 topics' }))
  expect(where()).toBe('/analytics?topics=all')
  const panel = within(await screen.findByRole('dialog', { name: 'All topics' }))
  expect(await panel.findByRole('button', { name: /^Zipper/ })).toBeTruthy()
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Product' }), 'Morrow Kettle')
  expect(where()).toBe(`/analytics?topics=all&about=${kettle}`)
  await waitFor(() => expect(calls(topics).at(-1)?.query.get('product')).toBe(kettle))
  await waitFor(() => expect(calls(call).at(-1)?.query.get('product')).toBe(kettle))
  const read = await panel.findByRole('link', { name: 'Read 96 reviews about Zipper' })
  expect(read.getAttribute('href')).toContain(`topic=zip&product=${kettle}`)
  await userEvent.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(where()).toBe('/analytics'))
})

test('one topic shows its trend, the products with complaints about it, and quotes', async () => {
  const one = {
    grain: 'day',
    points: [{ start: '2026-11-20', end: '2026-11-20', open: false, good: 3, bad: 9, mixed: 1 }],
    products: [{ id: kettle, name: 'Morrow Kettle', good: 4, bad: 31, mixed: 2 }],
    quotes: [aQuote(), aQuote({ commentId: '01a1fe39-f086-7359-addd-000000000002', side: 'good', author: null })],
  }
  await show(anAnalytics(), '/analytics?topics=delivery', { 'GET /api/analytics/topics/delivery': () => ok(one) })
  const panel = within(await screen.findByRole('dialog', { name: 'Delivery' }))
  expect((await panel.findByRole('slider')).closest('[role=group]')?.getAttribute('aria-label')).toContain('9 negative')
  const negative = panel.getByRole('link', { name: /^Morrow Kettle/ })
  expect(negative.getAttribute('href')).toBe(`/responses?status=all&${window}&topic=bad%3Adelivery&product=${kettle}`)
  expect(panel.getByRole('link', { name: 'Open the review by Anonymous' })).toBeTruthy()
  const start = panel.getByRole('link', { name: 'Start a project' })
  expect(start.getAttribute('href')).toBe('/projects?new=true&topic=delivery')
  await userEvent.click(panel.getByRole('button', { name: 'All topics' }))
  expect(where()).toBe('/analytics?topics=all')
})

test('before the first comment, the screen says so and shows no rates', async () => {
  await show(anAnalytics({ any: false, now: nothing, before: nothing, productCount: 0 }), '/analytics', {
    ...others(someCustomers({ total: 0, twice: 0 })),
  })
  expect(await screen.findByRole('heading', { name: 'No data yet' })).toBeTruthy()
  expect(screen.queryByText('0%')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'What customers write about' })).toBeNull()
})

test('a range without comments offers the last thirty days on the same tab', async () => {
  await show(anAnalytics({ now: nothing }), '/analytics?tab=performance')
  expect(await screen.findByText(/^No reviews for Nov 15/)).toBeTruthy()
  expect(await href(screen.findByRole('link', { name: 'Last 30 days' }))).toBe(
    '/analytics?tab=performance&from=2026-10-23&to=2026-11-21',
  )
})
