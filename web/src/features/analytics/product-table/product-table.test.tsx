import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, type SeenCall } from '../../../testing/fake-server.ts'
import { aRow, productId, productsInAnalytics, productsOfCustomers } from '../../../testing/product-rows.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { startConsole, where } from '../../../testing/start-console.tsx'

const call = 'GET /api/analytics/products'
const many = Array.from({ length: 60 }, (_, n) => ({ ...aRow(n + 1), customers: 80 - n }))

/** Paginates by offset; the real server uses a key. */
function pageOf({ query }: SeenCall) {
  const found = many.filter(({ name }) => name.includes(query.get('search') ?? ''))
  const from = Number(query.get('cursor') ?? 0)
  const limit = Number(query.get('limit'))
  const nextCursor = from + limit < found.length ? String(from + limit) : null
  const data = found.slice(from, from + limit)
  return { body: { success: true, data, total: found.length, pagination: { nextCursor, limit } } }
}

async function show(address = '/analytics?tab=products', more = {}) {
  const server = responsesServer(
    {},
    {
      'GET /api/analytics/overview': () => ok(productsInAnalytics()),
      'GET /api/analytics/customers': () => ok(productsOfCustomers()),
      [call]: pageOf,
      ...more,
    },
  )
  await startConsole(address)
  const section = await screen.findByRole('region', { name: 'Product Performance Details' })
  return { ...server, table: within(section) }
}
const bodyRows = (table: Awaited<ReturnType<typeof show>>['table']) => table.getAllByRole('row').slice(1)
const input = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.origin).searchParams)
const days = { triageState: 'shown', from: '2026-11-15', to: '2026-11-21', product: productId(1) }

const heads = (table: Awaited<ReturnType<typeof show>>['table']) =>
  table.getAllByRole('columnheader').map((head) => head.textContent)

test('on the Products tab, the table has ten rows and every column, and its numbers link to their reviews', async () => {
  const { table, calls } = await show()
  const [first] = await table.findAllByRole('row', { name: /^P?\s*Product 1\s/ })
  expect(heads(table)).toEqual([
    'Product',
    'Reviews',
    'Customers',
    'Replied',
    'Avg Rating',
    'Response Time',
    'Platforms',
  ])
  expect(bodyRows(table)).toHaveLength(10)
  expect(table.getByText('60 products')).toBeTruthy()
  expect(Object.fromEntries(calls(call).at(-1)?.query ?? [])).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
    compare: 'previous',
    sort: 'reviews',
    order: 'desc',
    limit: '10',
  })
  const row = within(first ?? document.body)
  expect(input(row.getByRole('link', { name: '89 reviews of Product 1' }))).toEqual({ ...days, status: 'all' })
  expect(input(row.getByRole('link', { name: '66% replied, 59 of 89 reviews of Product 1' }))['status']).toBe('sent')
  expect(input(row.getByRole('link', { name: '4.6 out of 5, 58 ratings of Product 1' }))).toEqual({
    ...days,
    status: 'all',
    rating: '1,2,3,4,5',
  })
  expect(input(row.getByRole('link', { name: '3.4h, 41 replies to reviews of Product 1' }))['status']).toBe('sent')
  expect(row.getByText('+0.1').className).toContain('text-sent-ink')
  expect(row.getByText('Shopify, Judge.me')).toBeTruthy()
})

test('the Overview tab has sentiment, and a count of zero opens nothing', async () => {
  const rows = [aRow(1), aRow(2, { negative: 0 })].map((row) => ({ ...row, customers: 80 }))
  const answer = { body: { success: true, data: rows, total: 2, pagination: { nextCursor: null, limit: 10 } } }
  const { table } = await show('/analytics', { [call]: () => answer })
  const bad = await table.findByRole('link', { name: '30 negative reviews of Product 1' })
  expect(heads(table)).toEqual(['Product', 'Reviews', 'Positive', 'Negative', 'Avg Rating'])
  expect(input(bad)).toEqual({ ...days, status: 'all', sentiment: 'negative' })
  expect(input(table.getByRole('link', { name: '20 positive reviews of Product 1' }))['sentiment']).toBe('positive')
  expect(table.queryByRole('link', { name: /negative reviews? of Product 2/ })).toBeNull()
})

test('the Engagement tab has the replies of each product, those with the most pending first', async () => {
  const { table, calls } = await show('/analytics?tab=engagement')
  const [first] = await table.findAllByRole('row', { name: /^P?\s*Product 1\s/ })
  expect(heads(table)).toEqual(['Product', 'Reviews by status', 'Per Customer', 'Sent', 'Draft', 'Pending'])
  expect(calls(call).at(-1)?.query.get('sort')).toBe('pending')
  expect(table.getByRole('columnheader', { name: 'Pending' }).getAttribute('aria-sort')).toBe('descending')
  expect(table.queryByRole('button', { name: 'Reviews by status' })).toBeNull()
  const row = within(first ?? document.body)
  expect(first?.children[2]?.textContent).toBe('1.11')
  expect(input(row.getByRole('link', { name: '10 Draft: Product 1' }))).toEqual({ ...days, status: 'draft' })
  expect(input(row.getByRole('link', { name: '20 Pending: Product 1' }))['status']).toBeUndefined()
  await userEvent.click(table.getByRole('button', { name: 'Per Customer' }))
  await waitFor(() => expect(calls(call).at(-1)?.query.get('sort')).toBe('frequency'))
  expect(calls(call).at(-1)?.query.get('order')).toBe('desc')
})

test('reviews per customer are left out if no customer wrote twice', async () => {
  const once = many.map((row) => ({ ...row, customers: row.received }))
  const answer = {
    body: { success: true, data: once.slice(0, 10), total: 60, pagination: { nextCursor: null, limit: 10 } },
  }
  const { table } = await show('/analytics?tab=engagement', { [call]: () => answer })
  await table.findAllByRole('row', { name: /^P?\s*Product 1\s/ })
  expect(table.queryByRole('columnheader', { name: 'Per Customer' })).toBeNull()
})

test('on the Performance tab, the table has what its charts don’t show', async () => {
  const { table, calls } = await show('/analytics?tab=performance')
  await table.findAllByRole('row', { name: /^P?\s*Product 1\s/ })
  expect(heads(table)).toEqual(['Product', 'Reviews', 'Customers', 'Replied', 'Platforms'])
  expect(calls(call).at(-1)?.query.get('sort')).toBe('reviews')
  expect(table.getByText('60 products').parentElement?.textContent).toBe('60 products, replies and customers')
})

test('clicking a header sorts by its column, and clicking it again reverses the order', async () => {
  const { table, calls } = await show()
  const reviews = await table.findByRole('columnheader', { name: 'Reviews' })
  expect(reviews.getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(table.getByRole('button', { name: 'Response Time' }))
  expect(table.getByRole('columnheader', { name: 'Response Time' }).getAttribute('aria-sort')).toBe('ascending')
  expect(table.getByRole('columnheader', { name: 'Reviews' }).getAttribute('aria-sort')).toBeNull()
  await waitFor(() => expect(calls(call).at(-1)?.query.get('sort')).toBe('responseTime'))
  await userEvent.click(table.getByRole('button', { name: 'Response Time' }))
  await waitFor(() => expect(calls(call).at(-1)?.query.get('order')).toBe('desc'))
})

test('all products can be loaded and searched, and the first ten restored', async () => {
  const { table, calls } = await show()
  await userEvent.click(await table.findByRole('button', { name: 'View All Products' }))
  await waitFor(() => expect(bodyRows(table)).toHaveLength(50))
  await userEvent.click(table.getByRole('button', { name: 'Show 10 more' }))
  await waitFor(() => expect(bodyRows(table)).toHaveLength(60))
  expect(table.getByText('Showing all 60.')).toBeTruthy()
  await userEvent.type(table.getByRole('searchbox', { name: 'Search products' }), 'Product 42')
  await waitFor(() => expect(bodyRows(table)).toHaveLength(1))
  expect(calls(call).at(-1)?.query.get('search')).toBe('Product 42')
  expect(table.getByText('1 match')).toBeTruthy()
  await userEvent.type(table.getByRole('searchbox'), 'x')
  expect(await table.findByText('No products match “Product 42x”')).toBeTruthy()
  await userEvent.click(table.getByRole('button', { name: 'Show the first 10' }))
  await waitFor(() => expect(bodyRows(table)).toHaveLength(10))
  expect(table.queryByRole('searchbox')).toBeNull()
})

test('clicking a bar shows only its product, with its customers, and puts it in the URL', async () => {
  const other = { 'GET /api/analytics/overview': () => ok({ ...productsInAnalytics(), products: [aRow(1), aRow(2)] }) }
  const { table } = await show('/analytics?tab=products', other)
  await userEvent.click(await screen.findByRole('button', { name: /^Product 2\s/ }))
  expect(where()).toContain(`product=${productId(2)}`)
  await waitFor(() => expect(bodyRows(table)).toHaveLength(1))
  await waitFor(() => expect(bodyRows(table)[0]?.children[2]?.textContent).toBe('79'))
  expect(table.queryByRole('button', { name: 'Reviews' })).toBeNull()
  await userEvent.click(table.getByRole('button', { name: 'Show all products' }))
  await waitFor(() => expect(bodyRows(table)).toHaveLength(10))
})

test('a failed call shows its reason and can be retried; without products the table is empty', async () => {
  let broken = true
  const { table } = await show('/analytics?tab=products', {
    [call]: () => {
      if (broken) return refusal(500, 'INTERNAL', 'Something broke.')
      return { body: { success: true, data: [], total: 0, pagination: { nextCursor: null, limit: 10 } } }
    },
  })
  expect(await table.findByText('Couldn’t load products. Something broke.')).toBeTruthy()
  broken = false
  await userEvent.click(table.getByRole('button', { name: 'Try Again' }))
  expect(await table.findByText('No Product Data')).toBeTruthy()
})

test('on a phone, rows have two lines and are sorted with a dropdown', async () => {
  const matches = window.matchMedia
  window.matchMedia = (media) => Object.assign(matches(media), { matches: media.includes('767') })
  const { table, calls } = await show()
  const [first] = await table.findAllByRole('link')
  expect(first?.textContent).toMatch(
    /Product 1\s*89 reviews\s*4\.6\+0\.1\s*3\.4h to reply\s*66% replied\s*Shopify, Judge\.me$/,
  )
  expect(table.queryByRole('table')).toBeNull()
  await userEvent.selectOptions(table.getByRole('combobox', { name: 'Sort by' }), 'Fastest replies')
  await waitFor(() => expect(calls(call).at(-1)?.query.get('order')).toBe('asc'))
})

test('on a phone, each tab has its own second line and orders', async () => {
  const matches = window.matchMedia
  window.matchMedia = (media) => Object.assign(matches(media), { matches: media.includes('767') })
  const { table } = await show('/analytics?tab=engagement')
  const [first] = await table.findAllByRole('link')
  expect(first?.textContent).toMatch(/Product 1\s*89 reviews\s*59 sent\s*10 drafts\s*20 pending\s*$/)
  const orders = within(table.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
  expect(orders.map((option) => option.textContent)).toEqual([
    'Name',
    'Most reviews per customer',
    'Most sent replies',
    'Most drafts',
    'Most pending',
  ])
})

test('on a phone, the worst products can be listed first: by rating, or by their share of negative reviews', async () => {
  const matches = window.matchMedia
  window.matchMedia = (media) => Object.assign(matches(media), { matches: media.includes('767') })
  const { table, calls } = await show()
  await table.findAllByRole('link')
  const select = table.getByRole('combobox', { name: 'Sort by' })
  const asked = () => {
    const query = calls(call).at(-1)?.query
    return [query?.get('sort'), query?.get('order')]
  }
  await userEvent.selectOptions(select, 'Lowest rated')
  await waitFor(() => expect(asked()).toEqual(['rating', 'asc']))
  await userEvent.selectOptions(select, 'Highest rated')
  await waitFor(() => expect(asked()).toEqual(['rating', 'desc']))
  await userEvent.selectOptions(select, 'Highest negative share')
  await waitFor(() => expect(asked()).toEqual(['negativeShare', 'desc']))
  const [first] = await table.findAllByRole('link')
  expect(first?.textContent).toMatch(/89 reviews\s*\d+% negative/)
})
