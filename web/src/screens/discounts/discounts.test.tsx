import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aConnection, aConnectionList } from '../../testing/comments.ts'
import { aDiscount, discountsAnswer } from '../../testing/discounts.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { responsesServer, type World } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const call = 'GET /api/discounts'
const comment = '01a1fe39-f086-7359-adda-000000000001'

async function show(
  answers: Parameters<typeof responsesServer>[1],
  address = '/loyalty-manager',
  world: Partial<World> = {},
) {
  const server = responsesServer({ connections: withShop(), ...world }, answers)
  await startConsole(address)
  await screen.findByRole('heading', { name: 'Discount Manager', level: 1 })
  return server
}

function withShop() {
  const list = aConnectionList()
  const { shopify, ...others } = list.connections
  return { ...list, connections: { ...others, shopify: { ...shopify, connected: true, data: [aConnection()] } } }
}

const table = () => screen.findByRole('table', { name: 'Discounts' })
const titles = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((it) => it.textContent)

beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:00Z'))

const some = [
  aDiscount(1, { title: 'Sorry', code: 'SORRY15' }),
  aDiscount(2, { title: 'Autumn', code: 'AUTUMN', status: 'expired', times_used: 200 }),
  aDiscount(3, {
    title: 'Ships',
    code: 'SHIP',
    type: 'free_shipping',
    amount: null,
    status: 'scheduled',
    times_used: 0,
  }),
  aDiscount(4, { title: 'Five', code: 'FIVE', type: 'fixed_amount', amount: 5, ends_at: null, usage_limit: null }),
  aDiscount(5, { title: 'For Ann', code: 'REPLY-1', commentId: comment, usage_limit: 1, times_used: 0 }),
]

const time = / \d+:\d\d\s[AP]M$/

test('each discount shows its kind, value, start with its time, end, and uses', async () => {
  await show({ [call]: discountsAnswer(some) })
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  const cells = (row: Element) => [...row.children].slice(0, 8).map(({ textContent }) => textContent?.replace(time, ''))
  expect(rows[0]?.children[4]?.textContent).toMatch(time)
  expect(rows.map(cells)).toEqual([
    ['SorrySORRY15', 'Percentage', '15%', 'Active', 'Nov 1, 2026', 'Dec 31, 2026', '200', '64'],
    ['FiveFIVE', 'Fixed amount', '$5.00', 'Active', 'Nov 1, 2026', 'No end', 'No limit', '64'],
    ['For AnnREPLY-1, created in a reply', 'Percentage', '15%', 'Active', 'Nov 1, 2026', 'Dec 31, 2026', '1', '0'],
    ['ShipsSHIP', 'Free shipping', 'Free', 'Scheduled', 'Nov 1, 2026', 'Dec 31, 2026', '200', '0'],
    ['AutumnAUTUMN', 'Percentage', '15%', 'Expired', 'Nov 1, 2026', 'Dec 31, 2026', '200', '200'],
  ])
  expect(
    screen.getByRole('link', { name: 'REPLY-1 was created in a reply. Open the review.' }).getAttribute('href'),
  ).toBe(`/responses?comment=${comment}`)
  expect(screen.getByText('Synced 2m ago')).toBeTruthy()
})

test('each card says what its number counts', async () => {
  await show({ [call]: discountsAnswer(some) })
  await table()
  const cards = within(screen.getByRole('region', { name: 'Discount metrics' }))
  expect([...cards.getAllByRole('definition')].map((it) => it.textContent)).toEqual([
    '6' + '1 more starts on Nov 27',
    '$19,846' + 'on 2,567 orders',
    '2,567' + 'across 10 codes, all time',
    '23%' + '65 orders from 282 reply codes',
  ])
})

test('a few reply codes give two counts and no rate', async () => {
  const figures = { handedOut: 2, handedOutOrders: 1, conversionRate: 50 }
  await show({ [call]: discountsAnswer(some, { figures }) })
  await table()
  const cards = within(screen.getByRole('region', { name: 'Discount metrics' })).getAllByRole('definition')
  expect(cards.at(-1)?.textContent).toBe('1 order' + 'from 2 reply codes, too few for a rate')
})

test('without permission to read orders, two cards are empty, and the reason is stated once', async () => {
  const why = 'Your shop does not let us read its orders. Reconnect it with that right.'
  const figures = { savings: null, orders: null, handedOutOrders: null, conversionRate: null }
  await show({ [call]: discountsAnswer(some, { ordersProblem: why, figures }) })
  await table()
  expect(screen.getAllByText('No data yet')).toHaveLength(2)
  expect(screen.getAllByText('Needs your store’s orders')).toHaveLength(2)
  expect(screen.getAllByText(why)).toHaveLength(1)
})

test('search, status, and type are kept in the URL, and their counts respect each other', async () => {
  await show({ [call]: discountsAnswer(some) })
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Active 3' }))
  await waitFor(() => expect(where()).toBe('/loyalty-manager?status=active'))
  expect(await titles()).toEqual(['SorrySORRY15', 'FiveFIVE', 'For AnnREPLY-1, created in a reply'])
  await userEvent.click(screen.getByRole('button', { name: 'Type All' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Percentage' }))
  await waitFor(() => expect(where()).toBe('/loyalty-manager?status=active&type=percentage'))
  expect(screen.getByRole('button', { name: 'Active 2' })).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by title or code' }), 'reply')
  await waitFor(() => expect(where()).toBe('/loyalty-manager?status=active&type=percentage&search=reply'))
  expect(await titles()).toEqual(['For AnnREPLY-1, created in a reply'])
  await userEvent.click(screen.getByRole('button', { name: 'Expired 0' }))
  expect(await screen.findByText('No matching discounts')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(where()).toBe('/loyalty-manager'))
  expect(await titles()).toHaveLength(5)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a column header sorts, a second click reverses, and Status resets the order', async () => {
  await show({ [call]: discountsAnswer(some) })
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Times Used' }))
  await waitFor(() => expect(where()).toBe('/loyalty-manager?order=used&down=true'))
  expect((await titles())[0]).toBe('AutumnAUTUMN')
  expect(screen.getByRole('columnheader', { name: 'Times Used' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Times Used' }))
  await waitFor(() => expect(where()).toBe('/loyalty-manager?order=used'))
  expect((await titles()).at(-1)).toBe('AutumnAUTUMN')
  await userEvent.click(screen.getByRole('button', { name: 'Status' }))
  await waitFor(() => expect(where()).toBe('/loyalty-manager'))
})

test('viewers see no controls to change discounts', async () => {
  await show({ [call]: discountsAnswer(some) }, '/loyalty-manager?edit=new', {
    user: { ...nora, memberRole: 'viewer' },
  })
  await table()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create discount' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Edit / })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Sorry' }))
  expect((await screen.findAllByRole('menuitem')).map((it) => it.textContent)).toEqual(['Copy code'])
})

test('without discounts, the screen says so and offers to create one', async () => {
  await show({ [call]: discountsAnswer([], { figures: { codes: 0, active: 0, savings: [], orders: 0 } }) })
  expect(await screen.findByText('No discounts found.')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Create discount' }).at(-1) ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Create discount' })).toBeTruthy()
})

test('without a shop, the screen shows no figures and a link to connect one', async () => {
  const problem = 'Connect your store to see its discounts.'
  await show({ [call]: discountsAnswer([], { problem, ordersProblem: problem, syncedAt: null }) }, undefined, {
    connections: aConnectionList(),
  })
  expect(await screen.findByRole('heading', { name: 'Connect your store to see its discounts' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Connect your store' }).getAttribute('href')).toBe('/connections')
  expect(screen.queryByRole('region', { name: 'Discount metrics' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create discount' })).toBeNull()
})

test('a failed call shows the error and can be retried', async () => {
  let fails = true
  await show({
    [call]: () => (fails ? refusal(500, 'INTERNAL', 'An unexpected error occurred') : discountsAnswer(some)),
  })
  expect(await screen.findByText('Failed to load discounts')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await titles()).toHaveLength(5)
})
