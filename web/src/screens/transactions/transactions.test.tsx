import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, type SeenCall } from '../../testing/fake-server.ts'
import { aTransaction } from '../../testing/overview.ts'
import { where } from '../../testing/start-console.tsx'
import { lastQuery, call, many, rows, show, transactionsPage as page } from '../../testing/transactions.ts'

// Dates without a year are of this year.
beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:12Z'))
afterEach(() => void vi.useRealTimers())

test('each entry shows its action, platform, amount, status, and time, with totals above', async () => {
  const long = 'The zip caught on the lining the first week. I like the rest of it.'
  const answer = page(
    [
      aTransaction(1, { messageContent: JSON.stringify({ customerMessage: long }) }),
      aTransaction(2, { status: 'pending', metadata: { action: 'send' }, generatedResponse: 'Thanks, Yuki' }),
      aTransaction(3, { status: 'failed', BrandId: null, BrandName: null }),
      aTransaction(4, {
        type: 'refund',
        platform: 'system',
        credits: 2,
        commentId: null,
        description: 'Refund for 61AE03D8',
      }),
    ],
    { totals: { creditsUsed: 901, creditsAdded: 52, generated: 325, sent: 251, adjustments: 1, refunds: 1, held: 2 } },
  )
  await show({ [call]: answer })
  const words = [...(await rows())].map((row) => [...row.children].map((cell) => cell.textContent.trim()))
  const nov = expect.stringMatching(/^Nov 21 /)
  const long50 = 'The zip caught on the lining the first week. I lik…'
  expect(words).toEqual([
    [nov, long50, 'Usage Generated', 'Judge.me', '−2', 'Success', '00000001', 'View Details 00000001'],
    [nov, 'Thanks, Yuki', 'Usage Sending', 'Judge.me', '−2', 'Pending', '00000002', 'View Details 00000002'],
    [nov, 'Words of customer 3', 'Usage Generate', 'Judge.me', '0', 'Failed', '00000003', 'View Details 00000003'],
    [nov, 'Refund for 61AE03D8', 'Refund', 'System', '+2', 'Success', '00000004', 'View Details 00000004'],
  ])
  const strip = within(screen.getByRole('region', { name: 'Credit metrics' }))
  for (const text of [
    '3,412',
    'of 5,000',
    '68%',
    '901',
    '325 generated, 251 sent, 2 credits held',
    '+52',
    '1 adjustment, 1 refund',
  ])
    expect(strip.getByText(text)).toBeTruthy()
  expect(screen.getByText('4 results')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('entries of more than one brand have a column for it, and the totals say that they cover all', async () => {
  await show({
    [call]: page(
      [
        aTransaction(1),
        aTransaction(2, { BrandId: 'second-brand-7f3a', BrandName: 'Birch' }),
        aTransaction(3, { BrandId: null, BrandName: null }),
      ],
      { totals: { generated: 2, sent: 1 } },
    ),
  })
  expect(within(await screen.findByRole('table')).getByRole('columnheader', { name: 'Brand' })).toBeTruthy()
  const brands = [...(await rows())].map((row) => row.children[6]?.textContent)
  expect(brands).toEqual(['AlderB', 'BirchAND-7F3A', 'Unknown BrandN/A'])
  expect(screen.getByText('2 generated, 1 sent · all brands')).toBeTruthy()
})

test('pages show the position, five page numbers, and previous and next', async () => {
  await show({ [call]: ({ query }) => page(many(1), { count: 582, page: Number(query.get('page')) }) })
  expect(await screen.findByText('Showing 1 to 10 of 582 results')).toBeTruthy()
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }))
  const numbers = () =>
    pages()
      .getAllByRole('link', { name: /^Page/ })
      .map(({ textContent }) => textContent)
  expect(numbers()).toEqual(['1', '2', '3', '4', '5'])
  expect(pages().getByRole('link', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(pages().getByRole('link', { name: 'Page 5' }))
  expect(await screen.findByText('Showing 41 to 50 of 582 results')).toBeTruthy()
  expect(where()).toBe('/transactions?page=5')
  expect(numbers()).toEqual(['3', '4', '5', '6', '7'])
  expect(pages().getByRole('link', { current: 'page' }).textContent).toBe('5')
  await userEvent.click(pages().getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(where()).toBe('/transactions?page=6'))
})

test('paging doesn’t refetch the totals, which stay until something is charged', async () => {
  let used = 901
  const server = await show({
    [call]: ({ query }) => {
      const answer = page(many(1), { count: 582, page: Number(query.get('page')), totals: { creditsUsed: used } })
      const { data } = answer.body
      return {
        body: { ...answer.body, data: { ...data, totals: query.get('totals') === 'false' ? null : data.totals } },
      }
    },
  })
  const strip = within(screen.getByRole('region', { name: 'Credit metrics' }))
  expect(await strip.findByText('901')).toBeTruthy()
  const go = async (n: number) => {
    await userEvent.click(screen.getByRole('link', { name: `Page ${n}` }))
    expect(await screen.findByText(`Showing ${n * 10 - 9} to ${n * 10} of 582 results`)).toBeTruthy()
  }
  await go(5)
  expect(lastQuery(server)).toEqual({ page: '5', limit: '10', totals: 'false' })
  expect(strip.getByText('901')).toBeTruthy()
  used = 902
  server.sendEvent('credits', 'x')
  expect(await strip.findByText('902', {}, { timeout: 5000 })).toBeTruthy()
  expect(lastQuery(server)).toEqual({ page: '5', limit: '10' })
  await go(6)
  expect(lastQuery(server)).toEqual({ page: '6', limit: '10', totals: 'false' })
  used = 903
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await strip.findByText('903')).toBeTruthy()
  used = 12
  await userEvent.type(screen.getByRole('searchbox'), 'pack')
  expect(await strip.findByText('12', {}, { timeout: 5000 })).toBeTruthy()
})

test('a page that no longer exists leads to the last one', async () => {
  const answer = ({ query }: SeenCall) => {
    const at = Number(query.get('page'))
    return page(at > 2 ? [] : [aTransaction(at)], { count: 11, page: at })
  }
  await show({ [call]: answer }, '/transactions?page=9')
  expect(await screen.findByText('Showing 11 to 11 of 11 results')).toBeTruthy()
  expect(where()).toBe('/transactions?page=2')
})

test('loading, no entries, and no matches each have a message', async () => {
  let go: (() => void) | undefined
  const waiting = new Promise<void>((resolve) => (go = resolve))
  await show({
    [call]: async () => {
      await waiting
      return page([])
    },
  })
  expect(screen.getByText('Loading transactions...')).toBeTruthy()
  go?.()
  expect(await screen.findByText('No transactions found')).toBeTruthy()
  expect(screen.getByText('Generated and sent replies show up here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Status All' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Failed' }))
  expect(await screen.findByText('No matching transactions.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2)
})

test('an error shows the reason and is retried; later errors keep the data and show its time', async () => {
  let broken = true
  const server = await show({ [call]: () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : page(many(1))) })
  expect(await screen.findByText('Error: Couldn’t load transactions. It broke.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Credit metrics' })).toBeNull()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await rows()).toHaveLength(10)
  broken = true
  const before = server.calls(call).length
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^Showing data from /)).toBeTruthy()
  expect(server.calls(call).length).toBeGreaterThan(before)
  expect(await rows()).toHaveLength(10)
})

test('new charges appear automatically', async () => {
  let entries = [aTransaction(1)]
  const server = await show({ [call]: () => page(entries) })
  expect(await rows()).toHaveLength(1)
  entries = [aTransaction(2), ...entries]
  server.sendEvent('credits', 'x')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

test('the export is a link to all filtered rows; a rejection shows the reason', async () => {
  const refused = refusal(429, 'RATE_LIMITED', 'Too many exports.')
  await show(
    { [call]: page(many(1)), 'GET /api/credits/transactions/export': refused },
    '/transactions?type=usage&from=2026-11-12&to=2026-11-14',
  )
  const link = screen.getByRole('link', { name: 'Export' })
  expect(link.getAttribute('href')).toBe(
    '/api/credits/transactions/export?type=usage&startDate=2026-11-12&endDate=2026-11-14&brand=b',
  )
  await userEvent.click(link)
  const frame = document.querySelector('iframe[name=export]')
  // A frame loads only for an error response; file downloads never fire `load`.
  if (frame) fireEvent.load(frame)
  expect(await screen.findByText('Failed to export transactions. Please try again.')).toBeTruthy()
  expect(screen.getByText('Too many exports.')).toBeTruthy()
})

test('on a phone, rows have two lines under their day, and all filters are in one sheet', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
  const yesterday = aTransaction(2, {
    createdAt: '2026-11-20T09:00:00.000Z',
    metadata: { action: 'send' },
    status: 'failed',
  })
  const long = { messageContent: JSON.stringify({ customerMessage: 'Long words. '.repeat(9) }) }
  await show({ [call]: page([aTransaction(1, long), yesterday]) })
  expect(await screen.findByRole('heading', { name: /^Saturday, November 21/ })).toBeTruthy()
  // Cut by its room, not by count.
  expect(screen.getByText('Long words. '.repeat(9).trim())).toBeTruthy()
  const row = within(screen.getByRole('region', { name: 'Friday, November 20' })).getByRole('link')
  expect(row.textContent).toMatch(/Words of customer 2 0 credits Judge.me·Send·Failed/)
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Type' }), 'Bonus')
  await waitFor(() => expect(where()).toBe('/transactions?type=bonus'))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 2 results' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
