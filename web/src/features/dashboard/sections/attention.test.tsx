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
  inRouter(<NeedsAttention data={anOverview({ attention: anAttention(attention), ...more })} />, { now })
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
    ['Customer 1', '/responses', { sort: 'oldest', comment: aWaitingReview(1).id }],
  ])
  expect(screen.getByRole('link', { name: 'Review: 3 replies weren’t sent' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Rated below 3.5' })).toBeNull()
})

test('the oldest reviews show who waits, for which product and since when', async () => {
  await show({ waiting: 1200, oldest: [1, 2, 3].map((n) => aWaitingReview(n)) })
  const inbox = part('Needs attention')
  const [first, ...others] = inbox.getAllByRole('listitem')
  expect(others).toHaveLength(2)
  const row = within(first ?? document.body)
  expect(row.getByText('Morrow Kettle')).toBeTruthy()
  expect(row.getByRole('img', { name: '2 out of 5 stars' })).toBeTruthy()
  expect(row.getByRole('time').textContent).toBe('6 days ago')
  expect(row.getByRole('link', { name: 'Open the review by Customer 1' })).toBeTruthy()
  expect(opens(inbox.getByRole('link', { name: '1,200 in the inbox, oldest first' }))).toEqual([
    '/responses',
    { sort: 'oldest' },
  ])
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

test('if nothing waits, it says so; before the first review, only a lost connection is shown', async () => {
  const { unmount } = await show({})
  expect(screen.getByText('Nothing needs attention')).toBeTruthy()
  unmount()
  const first = await show({}, { any: false })
  expect(screen.queryByRole('region')).toBeNull()
  first.unmount()
  await show({ disconnected: ['shopify'] }, { any: false })
  expect(screen.getByText('Shopify disconnected this brand')).toBeTruthy()
})
