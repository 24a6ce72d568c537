import type { Attention, Overview } from '@bizamply/contract/dashboard'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '../../../testing/in-router.tsx'
import { anAttention, anOverview, aWaitingReview } from '../../../testing/overview.ts'
import { NeedsAttention } from './attention.tsx'

const now = new Date('2026-11-21T13:05:00Z')
const productId = '01a1fe39-f086-7359-addd-00000000aaaa'
const lamp = {
  id: productId,
  name: 'Halo Dimmable Desk Lamp',
  image: null,
  rating: 2.8,
  rated: 9,
  ratingBefore: 3.4,
  complaint: { topic: 'battery', count: 4 },
} as const

const show = (attention: Partial<Attention>, more: Partial<Overview> = {}) =>
  inRouter(<NeedsAttention maySend isWide data={anOverview({ attention: anAttention(attention), ...more })} />, { now })
const part = (name: string) => within(screen.getByRole('region', { name }))
const opens = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin)
  return [pathname, Object.fromEntries(searchParams)]
}

test('problems come first, most urgent on top, and each opens the reviews that it counts', async () => {
  await show({
    disconnected: ['judgeme'],
    notSent: 3,
    unconfirmed: 1,
    sensitive: { pending: 4, draft: 1 },
    waiting: 120,
    oldest: [aWaitingReview(1), aWaitingReview(2)],
  })
  const rows = part('Needs attention').getAllByRole('listitem')
  expect(
    rows.map((row) => [row.children[1]?.firstChild?.textContent, ...opens(within(row).getByRole('link'))]),
  ).toEqual([
    ['Judge.me disconnected this brand', '/connections', {}],
    ['3 replies weren’t sent', '/responses', { status: 'all', delivery: 'failed' }],
    ['1 unconfirmed reply', '/responses', { status: 'all', delivery: 'unknown' }],
    ['4 sensitive reviews', '/responses', { risk: 'any', sort: 'oldest' }],
    ['1 draft for a sensitive review', '/responses', { status: 'draft', risk: 'any', sort: 'oldest' }],
  ])
  expect(screen.getByRole('link', { name: 'Review: 3 replies weren’t sent' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Rated below 3.5' })).toBeNull()
})

test('drafts that a bulk send skips have a line, which opens those of the window', async () => {
  await show({ draftsToRead: 6, oldest: [1, 2, 3].map((n) => aWaitingReview(n)) })
  const rows = part('Needs attention').getAllByRole('listitem')
  expect(rows.map((row) => row.children[1]?.firstChild?.textContent)).toEqual([
    '6 drafts need to be read first',
    'Customer 1',
    'Customer 2',
  ])
  expect(rows[0]?.textContent).toContain('For reviews from the last 7 days. Bulk sends skip them.')
  const days = { from: '2026-11-15', to: '2026-11-21' }
  const link = part('Needs attention').getByRole('link', { name: 'Review: 6 drafts need to be read first' })
  expect(opens(link)).toEqual([
    '/responses',
    { status: 'draft', toRead: 'confirm,read,critical', sort: 'oldest', ...days },
  ])
  expect(screen.queryByText('You’re all caught up')).toBeNull()
})

test('the oldest reviews show who waits, for which product, how long and what they wrote', async () => {
  await show({ waiting: 1200, oldest: [1, 2, 3].map((n) => aWaitingReview(n)) })
  const inbox = part('Needs attention')
  const [first, ...others] = inbox.getAllByRole('listitem')
  expect(others).toHaveLength(2)
  expect(inbox.queryByText(/have been waiting/)).toBeNull()
  const row = within(first ?? document.body)
  expect(row.getByText('Morrow Kettle')).toBeTruthy()
  expect(row.getByText('The lid of kettle 1 doesn’t close.')).toBeTruthy()
  expect(row.getByRole('img', { name: '2 out of 5 stars' })).toBeTruthy()
  expect(row.getByRole('time').textContent).toBe('Waiting 6 days')
  expect(row.getByRole('link', { name: 'Open the review by Customer 1' })).toBeTruthy()
  expect(opens(inbox.getByRole('link', { name: '1,200 in the inbox' }))).toEqual(['/responses', { sort: 'oldest' }])
})

test('the link has the inbox count that the sidebar shows, if it is newer than the data', async () => {
  const attention = anAttention({ waiting: 708, oldest: [aWaitingReview(1)] })
  await inRouter(<NeedsAttention maySend isWide inbox={707} data={anOverview({ attention })} />, { now })
  expect(screen.getByRole('link', { name: '707 in the inbox' })).toBeTruthy()
})

test('members who can’t reply are told who can', async () => {
  const attention = anAttention({ backlog: { count: 613, until: '2026-10-22' }, sensitive: { pending: 0, draft: 3 } })
  await inRouter(<NeedsAttention maySend={false} isWide data={anOverview({ attention })} />, { now })
  expect(screen.getByText('An editor or admin sends each one.')).toBeTruthy()
  expect(screen.getByText('An editor or admin can reply.')).toBeTruthy()
})

test('long-waiting reviews are one line with their number, which opens them', async () => {
  const attention = { waiting: 715, backlog: { count: 613, until: '2026-10-22' }, sensitive: { pending: 2, draft: 0 } }
  await show({ ...attention, oldest: [1, 2, 3].map((n) => aWaitingReview(n)) })
  const rows = part('Needs attention').getAllByRole('listitem')
  expect(rows.map((row) => row.children[1]?.firstChild?.textContent)).toEqual([
    '2 sensitive reviews',
    '613 reviews have been waiting 30+ days',
    'Customer 1',
  ])
  expect(opens(part('Needs attention').getByRole('link', { name: /^Review: 613 reviews/ }))).toEqual([
    '/responses',
    { sort: 'oldest', to: '2026-10-22' },
  ])
})

test('the skeleton has as many lines as the panel had last time, so that nothing moves', async () => {
  const lines = (at: HTMLElement) => at.querySelectorAll('li').length
  const before = await inRouter(<NeedsAttention maySend isWide data={undefined} />)
  expect(lines(before.container)).toBe(3)
  before.unmount()
  const shown = await show({ waiting: 1, oldest: [aWaitingReview(1)] })
  expect(lines(shown.container)).toBe(1)
  shown.unmount()
  expect(lines((await inRouter(<NeedsAttention maySend isWide data={undefined} />)).container)).toBe(1)
})

test('where there is no room, the products are left to the screen', async () => {
  await inRouter(
    <NeedsAttention maySend isWide={false} data={anOverview({ attention: anAttention({ products: [lamp] }) })} />,
  )
  expect(screen.queryByRole('region', { name: 'Rated below 3.5' })).toBeNull()
})

test('the worst products show their rating, its change and the complaint, and open its reviews', async () => {
  const plain = { ...lamp, id: productId.replace('aaaa', 'bbbb'), name: 'Purse', ratingBefore: null, complaint: null }
  await show({ products: [lamp, plain], productCount: 5 })
  const products = part('Rated below 3.5')
  const [first, second] = products.getAllByRole('listitem')
  expect(first?.textContent).toContain('4 complaints: Battery')
  expect(within(first ?? document.body).getByText('−0.6').className).toContain('text-danger-ink')
  expect(second?.textContent).toContain('9 ratings')
  const days = { status: 'all', triageState: 'shown', from: '2026-11-15', to: '2026-11-21' }
  const links = [first, second].map((row) => within(row ?? document.body).getByRole('link'))
  expect(links.map((link) => [link.textContent, opens(link)[1]])).toEqual([
    ['Read 4', { ...days, product: productId, topic: 'bad:battery' }],
    ['Read 9', { ...days, product: plain.id, rating: '1,2,3,4,5' }],
  ])
  expect(opens(products.getByRole('link', { name: 'All 5' }))).toEqual([
    '/analytics',
    { tab: 'performance', from: '2026-11-15', to: '2026-11-21' },
  ])
})

test('a rating below the limit is never shown as the limit', async () => {
  await show({
    products: [
      { ...lamp, rating: 3.4979 },
      { ...lamp, id: productId.replace('aaaa', 'bbbb'), rating: 3.44 },
    ],
  })
  const rows = part('Rated below 3.5').getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Average rating 3.49')
  expect(rows[1]?.textContent).toContain('Average rating 3.4')
})

test('if nothing waits, it says so; before the first review, only a lost connection is shown', async () => {
  const { unmount } = await show({})
  expect(screen.getByText('You’re all caught up')).toBeTruthy()
  unmount()
  const first = await show({}, { any: false })
  expect(screen.queryByRole('region')).toBeNull()
  first.unmount()
  await show({ disconnected: ['shopify'] }, { any: false })
  expect(screen.getByText('Shopify disconnected this brand')).toBeTruthy()
})
