import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { customersServer as server, list, marcus, page, press } from '../../testing/customers.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const credits = 'POST /api/admin/customers/c-1/credits'

test('an administrator lands on the customer list with names, status, and remaining credits', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('min-width: 1024px') })
  server()
  await startConsole('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Customer Management' })).toBeTruthy()
  expect(where()).toBe('/customers')
  const text = (await screen.findByText('Marcus Lindqvist')).closest('tr')?.textContent
  for (const words of ['Nordlys Goods', 'BZ-10478', 'Online', 'Active now', '1,846', 'of 6,000', '4,154 used'])
    expect(text).toContain(words)
  const other = screen.getByText('studio').closest('tr')?.textContent
  for (const words of ['Banned', 'Never logged in']) expect(other).toContain(words)
  expect(screen.getByText('268,190 used, 144,410 available')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Customers/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Responses' })).toBeNull()
})

test('a transaction of this minute is in lower case inside its line', async () => {
  const lastTransaction = new Date().toISOString()
  server({ [list]: ok(page([{ ...marcus, transactionStats: { ...marcus.transactionStats, lastTransaction } }])) })
  await startConsole('/customers')
  expect(await screen.findByText('latest just now')).toBeTruthy()
})

test('below 1200 pixels, customers are cards, which have room for the names', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width: 1199px') })
  server()
  await startConsole('/customers')
  expect((await screen.findByText('Marcus Lindqvist')).closest('li')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  window.matchMedia = wide
})

test('below 1400 pixels, what concerns all customers is in one menu', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width: 1399px') })
  server({ 'GET /api/admin/credit-settings': ok([]) })
  await startConsole('/customers')
  await screen.findByText('Marcus Lindqvist')
  expect(screen.queryByRole('button', { name: 'Credit Settings' })).toBeNull()
  await press('More actions')
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Announcements', 'Administrators', 'Credit Settings', 'Export'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Credit Settings' }))
  expect(await screen.findByRole('dialog', { name: 'Credit Settings' })).toBeTruthy()
})

test('filters and search are sent to the server and kept in the URL', async () => {
  const { calls } = server()
  await startConsole('/customers')
  await press(/^Banned/)
  await waitFor(() => expect(where()).toBe('/customers?status=banned'))
  await userEvent.type(screen.getByRole('searchbox'), 'lume{Enter}')
  await waitFor(() => expect(calls(list).at(-1)?.query.get('search')).toBe('lume'))
  expect(calls(list).at(-1)?.query.get('status')).toBe('banned')
})

test('more than ten customers are paged, and the second page is fetched', async () => {
  const { calls } = server({ [list]: ok(page([marcus], 21)) })
  await startConsole('/customers')
  expect(await screen.findByText('Showing 1 to 10 of 21 results')).toBeTruthy()
  const content = document.getElementById('content') as HTMLElement
  content.scrollTop = 300
  await press('Page 2')
  await waitFor(() => expect(calls(list).at(-1)?.query.get('page')).toBe('2'))
  expect(content.scrollTop).toBe(0)
})

test('details show the newest of everything, and link to adding credits', async () => {
  const { calls } = server({ [credits]: ok({ added: true, availableCredits: 2846 }) })
  await startConsole('/customers')
  await press('Actions for Marcus Lindqvist')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View details' }))
  const dialog = await screen.findByRole('dialog', { name: /Marcus Lindqvist/ })
  expect(await within(dialog).findByText('nordlys.myshopify.com')).toBeTruthy()
  expect(within(dialog).getByText('Password')).toBeTruthy()
  expect(within(dialog).getByText('Unknown device').title).toBe('python-requests/2.32.3')
  expect(within(dialog).getByText('69%')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Credits' }))
  const adding = await screen.findByRole('dialog', { name: 'Add Credits' })
  await userEvent.type(within(adding).getByLabelText('Amount'), '0')
  await userEvent.click(within(adding).getByRole('button', { name: 'Add Credits' }))
  expect(await within(adding).findByText('Credit amount must be positive')).toBeTruthy()
  expect(calls(credits)).toEqual([])
  await userEvent.clear(within(adding).getByLabelText('Amount'))
  await userEvent.type(within(adding).getByLabelText('Amount'), '1,000')
  expect(within(adding).getByText('2,846 credits after this')).toBeTruthy()
  await userEvent.click(within(adding).getByRole('button', { name: 'Add Credits' }))
  expect(await screen.findByText('Added 1,000 credits successfully')).toBeTruthy()
  expect(calls(credits)[0]?.body).toMatchObject({
    amount: 1000,
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('adding credits retries with the same key after a lost response', async () => {
  let fails = true
  const { calls } = server({
    [credits]: () =>
      fails ? refusal(503, 'SERVICE_UNAVAILABLE', 'Try again.') : ok({ added: false, availableCredits: 1 }),
  })
  await startConsole('/customers')
  await press('Actions for Marcus Lindqvist')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Credits' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Credits' })
  await userEvent.type(within(dialog).getByLabelText('Amount'), '5')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Credits' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to add credits. Try again.')
  fails = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Credits' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = calls(credits).map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('banning asks for confirmation first', async () => {
  const ban = 'POST /api/admin/customers/c-1/ban'
  const { calls } = server({ [ban]: ok({ status: 'banned' }) })
  await startConsole('/customers')
  await press('Actions for Marcus Lindqvist')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(
    'Are you sure you want to ban marcus@nordlys.example? This will prevent them from accessing the platform.',
  )
  expect(calls(ban)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }))
  expect(await screen.findByText('Customer banned successfully')).toBeTruthy()
})

test('a list that fails to load can be retried; an empty search result can be cleared', async () => {
  let answer: ReturnType<typeof ok> | ReturnType<typeof refusal> = refusal(500, 'INTERNAL', 'It broke.')
  server({ [list]: () => answer })
  await startConsole('/customers?search=nobody')
  expect(await screen.findByText('Failed to fetch customers. It broke.')).toBeTruthy()
  answer = ok(page([]))
  await press('Try Again')
  expect(await screen.findByText('No matching customers')).toBeTruthy()
  await press('Clear filters')
  await waitFor(() => expect(where()).toBe('/customers'))
})

test('non-administrators go to the dashboard, and former administrators see why access is denied', async () => {
  const { calls } = server({}, nora)
  const view = await startConsole('/customers')
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(calls(list)).toEqual([])
  view.unmount()
  server({ [list]: refusal(403, 'FORBIDDEN', 'No.') })
  await startConsole('/customers')
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy()
})
