import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '../../../testing/in-router.tsx'
import { anAnalytics } from '../../../testing/analytics.ts'
import { aRow, productId, productsInAnalytics } from '../../../testing/product-rows.ts'
import type { RailProps } from '../analytics-parts.ts'
import { AnalyticsRail } from './rail.tsx'

async function show(given: Partial<RailProps> = {}) {
  const props: RailProps = {
    data: productsInAnalytics(),
    range: { from: '2026-11-15', to: '2026-11-21' },
  }
  await inRouter(<AnalyticsRail {...props} {...given} />)
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const input = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.origin).searchParams)
const days = { triageState: 'shown', from: '2026-11-15', to: '2026-11-21' }
const rated = { ...days, status: 'all', rating: '1,2,3,4,5' }

test('top performers and products that need attention show their change and link to their ratings', async () => {
  await show()
  expect(part('Top Performers').getByText('4.5 and above')).toBeTruthy()
  const best = part('Top Performers').getByRole('link', {
    name: /^Alder Linen Overshirt\s*58 ratings\s*4\.6\s*\+0\.1$/,
  })
  expect(input(best)).toEqual({ ...rated, product: productId(1) })
  const worst = part('Needs attention').getByRole('link', {
    name: /^Morrow Pour-over Kettle\s*46 ratings\s*3\.0\s*−0\.6$/,
  })
  expect(within(worst).getByText('−0.6').className).toContain('text-danger-ink')
  expect(part('Needs attention').getByText('below 3.5')).toBeTruthy()
})

test('empty sections explain what they would show', async () => {
  await show({ data: anAnalytics() })
  expect(screen.getByText('No products rated 4.5 or higher in this period.')).toBeTruthy()
  expect(screen.getByText('No products with 3 or more ratings average below 3.5.')).toBeTruthy()
  expect(screen.getByText('No product reviews in this period.')).toBeTruthy()
})

test('customer engagement is the share replied to, as in the figure, and links to the sent replies', async () => {
  const products = [1, 2, 3, 4, 5, 6].map((n) => aRow(n, { received: 50, sent: n * 5 }))
  const reviews = products.map(({ id }) => id)
  const data = productsInAnalytics()
  await show({ data: { ...data, products, lists: { ...data.lists, reviews }, productCount: 6 } })
  const links = part('Customer Engagement').getAllByRole('link')
  // Highest first.
  expect(links[1]?.textContent).toMatch(/^Product 5\s*50% replied, 25 of 50 reviews$/)
  expect(links[1] && input(links[1])).toEqual({ ...days, status: 'sent', product: productId(5) })
  expect(part('Customer Engagement').getByText('share of reviews you replied to, 5 of 6')).toBeTruthy()
  expect(links.map((link) => link.textContent).slice(5)).toEqual(['View All Products'])
})

test('on tabs that have each product’s share, the rail does not repeat it', async () => {
  await show({ hasNoShares: true })
  expect(screen.getByRole('region', { name: 'Recent Activity' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Customer Engagement' })).toBeNull()
})

test('recent activity covers the last seven days and their changes, regardless of the selected days', async () => {
  const october = { from: '2026-10-01', to: '2026-10-31' }
  await show({ range: october, data: { ...productsInAnalytics(), window: { ...october, until: null } } })
  const rows = part('Recent Activity').getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'New Reviews 463 +51',
    'Responses Generated 325 +49',
    'Responses Sent 251 +36',
  ])
  expect(input(part('Recent Activity').getByRole('link'))).toEqual({
    status: 'all',
    triageState: 'shown',
    from: '2026-11-15',
    to: '2026-11-21',
  })
})

test('titles are shown before the first response', async () => {
  await show({ data: undefined })
  for (const name of ['Top Performers', 'Needs attention', 'Customer Engagement', 'Recent Activity']) {
    expect(screen.getByRole('region', { name })).toBeTruthy()
  }
  expect(screen.queryByRole('link')).toBeNull()
})
