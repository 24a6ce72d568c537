import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { productsInAnalytics, productsOfCustomers } from '../../../testing/product-rows.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { startConsole } from '../../../testing/start-console.tsx'

const call = 'GET /api/analytics/export'
const answers = {
  'GET /api/analytics/overview': () => ok(productsInAnalytics()),
  'GET /api/analytics/customers': () => ok(productsOfCustomers()),
  'GET /api/analytics/products': {
    body: { success: true, data: [], total: 0, pagination: { nextCursor: null, limit: 10 } },
  },
}

async function show(more = {}) {
  const server = responsesServer({}, { ...answers, ...more })
  await startConsole('/analytics')
  return server
}
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[name=export]')

test('the export button asks the user to wait until the figures load', async () => {
  await show({ 'GET /api/analytics/overview': () => new Promise(() => undefined) })
  const button = await screen.findByRole('button', { name: 'Export' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  // The button has this text as its description; the toast is the second match.
  await waitFor(() =>
    expect(screen.getAllByText('Please wait for data to load before exporting.').length).toBeGreaterThan(1),
  )
  expect(screen.queryByRole('menu')).toBeNull()
})

test('products and reviews of the period can each be exported in three formats, downloaded by the browser', async () => {
  const { calls } = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Export', expanded: false }))
  const group = (name: string) => within(screen.getByRole('group', { name }))
  await screen.findByRole('menu', { name: 'Export' })
  for (const name of ['Products in this period', 'All reviews in this period']) {
    const items = group(name).getAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Export as CSV', 'Export as JSON', 'Export as Excel'])
  }
  const excel = group('All reviews in this period').getByRole('menuitem', { name: 'Export as Excel' })
  const address = new URL(excel.getAttribute('href') ?? '', location.origin)
  expect(address.pathname).toBe('/api/analytics/export')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    what: 'comments',
    format: 'xlsx',
    from: '2026-11-15',
    to: '2026-11-21',
    triageState: 'shown',
    brand: expect.stringMatching(/./),
  })
  await userEvent.click(group('Products in this period').getByRole('menuitem', { name: 'Export as CSV' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(frame()?.src).toContain('what=products&format=csv')
  expect(await screen.findByText('Export started')).toBeTruthy()
  expect(calls(call)).toHaveLength(0)
})

test('a failed export shows its reason', async () => {
  await show({ [call]: refusal(429, 'RATE_LIMITED', 'Too many exports. Try again in 20 minutes.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Export', expanded: false }))
  const [item] = await screen.findAllByRole('menuitem', { name: 'Export as JSON' })
  if (item) await userEvent.click(item)
  const refused = frame()
  // The iframe only fires `load` for an error response, never for a file download.
  if (refused) fireEvent.load(refused)
  expect(await screen.findByText('Export failed. Please try again.')).toBeTruthy()
  expect(screen.getByText('Too many exports. Try again in 20 minutes.')).toBeTruthy()
  expect(frame()).toBeNull()
})
