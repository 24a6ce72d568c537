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
  expect(kettle?.textContent).toMatch(/88 reviews, 3\.0 average$/)
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
  expect(responses.getByText('of 463 received')).toBeTruthy()
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

test('the tab ranks products by customers and by reviews per customer', async () => {
  await inRouter(<EngagementTab {...parts()} />)
  expect(part('Most Engaging Products').getAllByRole('link')).toHaveLength(6)
  const often = part('Review Frequency').getByRole('link')
  expect(often.textContent).toMatch(/1\.25 reviews per customer, 60 customers, 75 reviews$/)
  expect(input(often)).toEqual({ ...days, status: 'all', product: productId(2) })
})

test('review frequency is left out if no author wrote twice', async () => {
  const customers = productsOfCustomers()
  const once = customers.frequency.map((row) => ({ ...row, comments: row.customers }))
  await inRouter(<EngagementTab {...parts({ customers: { ...customers, frequency: once } })} />)
  expect(screen.getByRole('region', { name: 'Most Engaging Products' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Review Frequency' })).toBeNull()
})

test('if customers fail to load, a single error with a retry button is shown', async () => {
  const onRetryCustomers = vi.fn<() => void>()
  await inRouter(<EngagementTab {...parts({ customers: undefined, customersFailed: true, onRetryCustomers })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetryCustomers).toHaveBeenCalledOnce()
})

test('response times and ratings of products are compared with those of all reviews', async () => {
  const brands = [alder]
  fakeServer({
    'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
  })
  await inRouter(
    <BrandProvider>
      <OnceThereIsABrand>
        <PerformanceTab {...parts()} />
      </OnceThereIsABrand>
    </BrandProvider>,
  )
  const times = within(await screen.findByRole('region', { name: 'Response Time Performance' }))
  expect(times.getByText('All reviews: 4.2h')).toBeTruthy()
  const [shirt] = times.getAllByRole('link')
  expect(shirt?.textContent).toMatch(/3\.4h average, 41 replies$/)
  expect(shirt && input(shirt)).toEqual({
    ...days,
    status: 'sent',
    product: productId(1),
    wait: 'under-1,1-4,4-12,over-12',
  })
  const ratings = part('Rating Performance')
  expect(ratings.getByText('All reviews: 3.9')).toBeTruthy()
  expect(ratings.getAllByRole('link').map((link) => input(link)['rating'])).toEqual(['1,2,3,4,5', '1,2,3,4,5'])
})

function OnceThereIsABrand({ children }: { children: ReactNode }) {
  return useBrands().brand ? children : null
}
