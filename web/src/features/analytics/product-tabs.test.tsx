import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { BrandProvider, useBrands } from '../../lib/brand-context.tsx'
import { anAnalytics } from '../../testing/analytics.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { inRouter } from '../../testing/in-router.tsx'
import { productId, productsInAnalytics, productsOfCustomers } from '../../testing/product-rows.ts'
import type { PartProps, ProductsTabProps } from './analytics-parts.ts'
import { alder } from '../../testing/responses-server.ts'
import { EngagementTab } from './engagement-tab.tsx'
import { PerformanceTab } from './performance-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

const parts = (given: Partial<PartProps> = {}): PartProps => ({
  data: productsInAnalytics(),
  customers: productsOfCustomers(),
  customersFailed: false,
  onRetryCustomers: vi.fn<() => void>(),
  range: { from: '2026-11-15', to: '2026-11-21' },
  compare: 'previous',
  ...given,
})
const part = (name: string) => within(screen.getByRole('region', { name }))
const input = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.origin).searchParams)
const days = { triageState: 'shown', from: '2026-11-15', to: '2026-11-21' }

async function showProducts(given: Partial<ProductsTabProps> = {}) {
  const onProduct = vi.fn<(id: string | undefined) => void>()
  await inRouter(<ProductsTab {...parts()} product={undefined} onProduct={onProduct} {...given} />)
  return onProduct
}

test('clicking a bar selects its product for the table, and clicking it again clears the selection', async () => {
  const onProduct = await showProducts({ product: productId(2) })
  expect(part('Top products by reviews').getByText('2 of 9')).toBeTruthy()
  const [shirt, kettle] = part('Top products by reviews').getAllByRole('button')
  expect(kettle?.getAttribute('aria-pressed')).toBe('true')
  expect(kettle?.textContent).toContain('Morrow Pour-over Kettle')
  expect(kettle?.textContent).toMatch(/88 reviews, 30 negative$/)
  expect(part('Top products by reviews').getByText('Negative reviews')).toBeTruthy()
  if (kettle) await userEvent.click(kettle)
  expect(onProduct).toHaveBeenLastCalledWith(undefined)
  if (shirt) await userEvent.click(shirt)
  expect(onProduct).toHaveBeenLastCalledWith(productId(1))
})

test('platforms have counts and shares of all reviews, and link to their reviews', async () => {
  await showProducts()
  const platforms = part('Platform Distribution')
  expect(platforms.getByText('463')).toBeTruthy()
  const judge = platforms.getByRole('link', { name: /^Judge\.me\s*153\s*33%$/ })
  expect(input(judge)).toEqual({ ...days, status: 'all', platform: 'judgeme' })
})

test('sent, draft and pending have counts, shares and changes', async () => {
  const data = productsInAnalytics()
  await showProducts({ data: { ...data, before: { ...data.now, sent: 215, draft: 61, pending: 140 } } })
  const responses = part('Response Performance')
  expect(responses.getByText('of 463 reviews received in this period, vs. the previous period')).toBeTruthy()
  const links = responses.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Sent 251 54% +36+36 vs. 215 in the previous period',
    'Draft 74 16% +13+13 vs. 61 in the previous period',
    'Pending 138 30% −2−2 vs. 140 in the previous period',
  ])
  expect(links.map((link) => input(link)['status'])).toEqual(['sent', 'draft', undefined])
})

test('without products the tab shows an empty state', async () => {
  await showProducts({ data: anAnalytics({ products: [], productCount: 0 }) })
  expect(screen.getByText('No Product Data')).toBeTruthy()
})

test('the tab ranks products by customers and by reviews per customer, and counts repeat reviewers', async () => {
  await inRouter(<EngagementTab {...parts()} />)
  expect(part('Most Engaging Products').getAllByRole('link')).toHaveLength(6)
  expect(part('Repeat reviewers').getByText('of 418 customers')).toBeTruthy()
  const groups = part('Repeat reviewers').getAllByRole('listitem')
  expect(groups.map((row) => row.textContent.trim())).toEqual(['One review 373 89%', 'Two or more reviews 45 11%'])
  const often = part('Review Frequency').getByRole('link')
  expect(often.textContent).toMatch(/1\.25 reviews per customer, 60 customers, 75 reviews$/)
  expect(input(often)).toEqual({ ...days, status: 'all', product: productId(2) })
})

test('review frequency is left out if no customer wrote twice about a product', async () => {
  const customers = productsOfCustomers()
  const once = customers.frequency.map((row) => ({ ...row, comments: row.customers }))
  await inRouter(<EngagementTab {...parts({ customers: { ...customers, frequency: once } })} />)
  expect(screen.getByRole('region', { name: 'Repeat reviewers' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Review Frequency' })).toBeNull()
})

test('if no customer wrote twice at all, products are still ranked by customers, and it says so', async () => {
  const customers = { ...productsOfCustomers(), twice: 0, frequency: [] }
  await inRouter(<EngagementTab {...parts({ customers })} />)
  const engaging = part('Most Engaging Products')
  expect(engaging.getByText('by number of customers; each wrote one review')).toBeTruthy()
  const [first] = engaging.getAllByRole('link')
  expect(first?.textContent).toMatch(/\d+ customers, \d+ reviews$/)
  expect(first && input(first)['status']).toBe('all')
  expect(screen.queryByRole('region', { name: 'Repeat reviewers' })).toBeNull()
})

test('how products are ranked is said once it is known', async () => {
  await inRouter(<EngagementTab {...parts({ customers: undefined })} />)
  expect(part('Most Engaging Products').queryByText(/^by /)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Repeat reviewers' })).toBeNull()
})

test('if customers fail to load, a single error with a retry button is shown', async () => {
  const onRetryCustomers = vi.fn<() => void>()
  await inRouter(<EngagementTab {...parts({ customers: undefined, customersFailed: true, onRetryCustomers })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetryCustomers).toHaveBeenCalledOnce()
})

async function showPerformance(data = productsInAnalytics()) {
  const brands = [alder]
  fakeServer({
    'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
  })
  await inRouter(
    <BrandProvider>
      <OnceThereIsABrand>
        <PerformanceTab {...parts({ data })} />
      </OnceThereIsABrand>
    </BrandProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Response Time Performance' }))
}

test('response times and ratings are compared with the previous period and with all reviews', async () => {
  const times = await showPerformance()
  expect(times.getByText('All reviews: 4.2h')).toBeTruthy()
  expect(times.getByText('Previous period')).toBeTruthy()
  const [shirt, kettle] = times.getAllByRole('link')
  expect(shirt?.textContent).toMatch(/3\.4h average, 41 replies\s*−48m$/)
  expect(times.getByText('−48m').className).toContain('text-sent-ink')
  expect(kettle?.textContent).toMatch(/5\.9h average, 41 replies\s*\+1\.7h$/)
  expect(times.getByText('+1.7h').className).toContain('text-danger-ink')
  expect(shirt && input(shirt)).toEqual({
    ...days,
    status: 'sent',
    product: productId(1),
    wait: 'under-1,1-4,4-12,over-12',
  })
  const ratings = part('Rating Performance')
  expect(ratings.getByText('All reviews: 3.9')).toBeTruthy()
  expect(ratings.getByText('−0.6').className).toContain('text-danger-ink')
  expect(ratings.getAllByRole('link').map((link) => input(link)['rating'])).toEqual(['1,2,3,4,5', '1,2,3,4,5'])
})

test('replies by time and ratings by stars link to their reviews; a zero opens nothing', async () => {
  const data = productsInAnalytics()
  const now = { ...data.now, answered: 6, waits: [0, 4, 1, 1], rated: 5, stars: [1, 0, 0, 0, 4] }
  await showPerformance({ ...data, now })
  const times = part('Reply time')
  expect(times.getByText('6 replies')).toBeTruthy()
  expect(times.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Under 1 hour 0 replies',
    '1 to 4 hours 4 replies',
    '4 to 12 hours 1 reply',
    'Over 12 hours 1 reply',
  ])
  const links = times.getAllByRole('link')
  expect(links).toHaveLength(3)
  expect(links[0] && input(links[0])).toEqual({ ...days, status: 'sent', wait: '1-4' })
  const [five, one] = part('Star ratings').getAllByRole('link')
  expect(five && input(five)).toEqual({ ...days, status: 'all', rating: '5' })
  expect(one?.textContent).toBe('1 star 1 review')
})

function OnceThereIsABrand({ children }: { children: ReactNode }) {
  return useBrands().brand ? children : null
}
