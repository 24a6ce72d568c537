import type { OutcomeReview, Outcomes } from '@bizamply/contract/outcomes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAnalytics, someCustomers } from '../../testing/analytics.ts'
import { refusal } from '../../testing/fake-server.ts'
import { anOutcomeReview, someOutcomes } from '../../testing/outcomes.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const call = 'GET /api/analytics/outcomes'
const listCall = 'GET /api/analytics/outcomes/reviews'

interface Given {
  answer?: () => ReturnType<typeof refusal>
  reviews?: OutcomeReview[]
  nextCursor?: string | null
}

async function show(
  outcomes: Outcomes = someOutcomes(),
  { answer = () => ok(outcomes), reviews = [anOutcomeReview()], nextCursor = null }: Given = {},
  address = '/analytics?tab=outcomes',
) {
  const server = responsesServer(
    {},
    {
      'GET /api/analytics/overview': () => ok(anAnalytics()),
      'GET /api/analytics/customers': () => ok(someCustomers()),
      [listCall]: ({ query }: { query: URLSearchParams }) => ({
        body: {
          success: true,
          data: query.get('cursor') ? [anOutcomeReview({ id: 'b', author: null, after: 2, edited: false })] : reviews,
          total: reviews.length + (nextCursor ? 1 : 0),
          pagination: { nextCursor: query.get('cursor') ? null : nextCursor, limit: 50 },
        },
      }),
      [call]: answer,
    },
  )
  await startConsole(address)
  return server
}

const sentence = '12 of 80 reviews with a reply had their rating raised, compared with 9 of 140 without a reply.'

test('shows how many reviews were raised with and without a reply, and warns that this doesn’t prove an effect', async () => {
  const server = await show()
  expect(await screen.findByText(sentence)).toBeTruthy()
  const tiles = within(screen.getByRole('region', { name: 'Reply outcomes' }))
  expect(tiles.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '801–3 star reviews',
    '1215% of replies',
    '2after the reply',
    '5after the reply',
    '6each sent in a single reply',
    '3within 90 days, €120.00 in orders',
  ])
  expect(screen.getByRole('row', { name: /^With a reply/ }).textContent).toMatch(/^With a reply8012230/)
  expect(screen.getByText(/^The 95% intervals overlap/)).toBeTruthy()
  expect(screen.queryByText(/isn’t a randomized comparison/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'About these numbers' }))
  expect(await screen.findByText(/isn’t a randomized comparison/)).toBeTruthy()
  expect(screen.getByText(/^Repeat orders aren’t included/)).toBeTruthy()
  expect(screen.getByText(/^Orders with these codes total €120\.00\./)).toBeTruthy()
  expect(screen.getByText(/^30 reviews with a reply are still within 90 days/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Product Performance Details' })).toBeNull()
  expect(server.calls(call).at(-1)?.query.toString()).toBe('from=2026-11-15&to=2026-11-21&by=product')
})

test('if no customer changed a review, the tiles leave that out', async () => {
  const { replied, compared } = someOutcomes()
  const none = { raised: 0, lowered: 0, edited: 0 }
  await show(someOutcomes({ replied: { ...replied, ...none }, compared: { ...compared, ...none } }))
  const tiles = within(await screen.findByRole('region', { name: 'Reply outcomes' }))
  expect(tiles.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Replied to',
    'Discount codes given',
    'Codes used',
  ])
})

test('a number opens its reviews, each with a link to its place in the responses', async () => {
  const server = await show(someOutcomes(), { nextCursor: 'c1' })
  await userEvent.click(await screen.findByRole('link', { name: 'Morrow Kettle, Rating raised: 10 reviews' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Morrow Kettle · Rating raised' }))
  const review = await panel.findByRole('link', { name: /Ines Duarte/ })
  expect(review.getAttribute('href')).toBe('/responses?highlight=01a1fe39-f086-7359-addd-00000000cccc')
  expect(review.textContent).toContain('Rating changed from 2 to 5 stars')
  expect(server.calls(listCall).at(-1)?.query.toString()).toBe(
    'from=2026-11-15&to=2026-11-21&by=product&number=raised&row=01a1fe39-f086-7359-addd-00000000aaaa',
  )
  await userEvent.click(panel.getByRole('button', { name: 'Load more' }))
  expect(await panel.findByRole('link', { name: /Anonymous/ })).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Close' }))
  expect(where()).toBe('/analytics?tab=outcomes')
})

test('rows group by how the reply was written or who sent it', async () => {
  const rows = [{ key: 'edited', name: null, replied: 30, raised: 2, lowered: 0, edited: 0, used: null }]
  const server = await show(someOutcomes({ by: 'composer', rows, more: 2 }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Replies by' }), 'How it was written')
  expect(await screen.findByRole('rowheader', { name: 'AI reply, edited' })).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Replies by' }))
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['How it was written', 'Replies', 'Raised'])
  expect(screen.getByText('2 rows aren’t shown.')).toBeTruthy()
  expect(server.calls(call).at(-1)?.query.get('by')).toBe('composer')
  expect(where()).toBe('/analytics?tab=outcomes&by=composer')
})

test('with too few replies, one sentence says so and the rest is behind an icon', async () => {
  const replied = { ...someOutcomes().replied, count: 5, raised: 0, lowered: 0, edited: 2 }
  await show(someOutcomes({ enough: false, replied, codes: { given: 1, used: null, revenue: null } }))
  const sentence = await screen.findByText(/^Too few replies to compare yet: 5 of 30\./)
  const link = within(sentence).getByRole('link', { name: 'Show the last 90 days' })
  expect(link.getAttribute('href')).toContain('from=2026-08-24')
  const facts = within(screen.getByRole('region', { name: 'Reply outcomes' }))
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Replied to',
    'Without a reply',
    'Text edited',
    'Discount codes given',
  ])
  expect(screen.getByText(/^The comparison appears once 30 reviews have a reply and 30 don’t\./)).toBeTruthy()
  expect(screen.queryByText(/95% interval/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'About these numbers' }))
  expect(
    await screen.findByText('Revenue isn’t included because your store’s orders haven’t been synced yet.'),
  ).toBeTruthy()
})

test('covers 90 days unless the URL names a range', async () => {
  const server = await show()
  await screen.findByText(sentence)
  const daysOf = (path: string) => {
    const { query } = server.calls(path)[0] ?? {}
    return (Date.parse(query?.get('to') ?? '') - Date.parse(query?.get('from') ?? '')) / 86_400_000
  }
  expect(daysOf('GET /api/analytics/overview')).toBe(89)
  expect(where()).toBe('/analytics?tab=outcomes')
})

test('with too few reviews without a reply, or no raised rating, the sentence says which', async () => {
  const { replied, compared } = someOutcomes()
  let outcomes = someOutcomes({ enough: false, compared: { ...compared, count: 12 } })
  await show(outcomes, { answer: () => ok(outcomes) })
  expect(await screen.findByText(/^Too few reviews without a reply to compare yet: 12 of 30\./)).toBeTruthy()
  outcomes = someOutcomes({ replied: { ...replied, raised: 0 }, compared: { ...compared, raised: 0 } })
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Now' }))
  expect(await screen.findByText('No ratings have been raised yet, with or without a reply.')).toBeTruthy()
  expect(screen.getByText(/^Raised ratings appear here as customers edit/)).toBeTruthy()
  const section = within(screen.getByRole('region', { name: 'What customers did after your reply' }))
  expect(section.queryByRole('listitem')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Replied to: 80 reviews' }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Show the last 90 days' })).toBeNull()
})

test('shows an empty state, and a failure that can be retried', async () => {
  const none = { count: 0, raised: 0, lowered: 0, watching: 0, share: null }
  let answer: () => ReturnType<typeof refusal> = () => refusal(503, 'INTERNAL_ERROR', 'The database is away.')
  await show(someOutcomes(), { answer: () => answer() })
  const failed = await screen.findByText(/^Couldn’t load outcomes/)
  expect(failed.textContent).toContain('The database is away.')
  answer = () => ok(someOutcomes({ replied: { ...none, edited: 0 }, compared: none, rows: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No 1–3 star reviews in this period')).toBeTruthy()
})
