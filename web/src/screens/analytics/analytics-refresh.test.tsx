import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnalytics, someCustomers } from '../../testing/analytics.ts'
import { refusal } from '../../testing/fake-server.ts'
import { seen } from '../../testing/held-clock.ts'
import { anOverview } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const call = 'GET /api/analytics/overview'
const pages = { nextCursor: null, hasMore: false }
type Answers = Parameters<typeof responsesServer>[1]

async function show(answers: Answers = {}, address = '/analytics') {
  const server = responsesServer(
    {},
    {
      [call]: () => ok(anAnalytics()),
      'GET /api/analytics/customers': () => ok(someCustomers()),
      'GET /api/analytics/products': () => ({ body: { success: true, data: [], total: 0, pagination: pages } }),
      ...answers,
    },
  )
  await startConsole(address)
  await screen.findByRole('heading', { name: 'Product Analytics' })
  return server
}

const HALF_A_MINUTE = 30_000
const clock = (now = '2026-11-21T13:05:12Z') =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(now) })
const later = () => act(() => void vi.advanceTimersByTime(HALF_A_MINUTE))
/** Opens what the screen says about its data; the popup stays open. */
const openState = async (name: RegExp) => {
  await seen(() => screen.getByRole('button', { name }))
  fireEvent.click(screen.getByRole('button', { name }))
  await seen(() => screen.getByText('Auto-refresh: 30s'))
}
const stamp = () => screen.getByText(/^Updated \d{1,2}:\d\d [AP]M/).textContent

afterEach(() => void vi.useRealTimers())

test('half a minute without events makes no call but updates the time; an event refetches the figures', async () => {
  clock('2026-11-21T13:05:42Z')
  const { calls, sendEvent } = await show()
  await seen(() => expect(screen.getByRole('link', { name: /^Customer Reviews/ })).toBeTruthy())
  await openState(/^Connected/)
  expect(screen.getByText('Live Data')).toBeTruthy()
  const [before, time] = [calls(call).length, stamp()]
  later()
  await seen(() => expect(stamp()).not.toBe(time))
  expect(calls(call)).toHaveLength(before)
  sendEvent('credits', 'c')
  later()
  expect(calls(call)).toHaveLength(before)
  sendEvent('comment', 'c')
  await seen(() => {
    later()
    expect(calls(call)).toHaveLength(before + 1)
  })
  expect(screen.getByRole('link', { name: /^Customer Reviews/, hidden: true }).textContent).toContain('463')
})

test('the menu next to the title refreshes the figures, as the button does where there is room for it', async () => {
  const { calls } = await show()
  await screen.findByRole('link', { name: /^Customer Reviews/ })
  const before = calls(call).length
  await userEvent.click(screen.getByRole('button', { name: /^Connected/ }))
  const menu = await screen.findByRole('dialog', { name: 'Live Data' })
  await userEvent.click(within(menu).getByRole('button', { name: 'Refresh Now' }))
  await vi.waitFor(() => expect(calls(call)).toHaveLength(before + 1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the figures refetch when a new day starts, without an event', async () => {
  clock('2026-11-21T22:59:45Z')
  const { calls } = await show()
  await seen(() => expect(screen.getByText(/^Connected/)).toBeTruthy())
  await seen(() => expect(screen.getByRole('link', { name: /^Customer Reviews/ })).toBeTruthy())
  const before = calls(call).length
  later()
  await seen(() => expect(calls(call)).toHaveLength(before + 1))
})

test('while the stream is down, the screen says so and polls every half minute', async () => {
  clock()
  const { calls } = await show({ 'GET /api/events': () => new Error('unreachable') })
  await openState(/^Reconnecting/)
  expect(screen.getByText('Disconnected')).toBeTruthy()
  await seen(() => expect(screen.getByRole('link', { name: /^Customer Reviews/ })).toBeTruthy())
  const before = calls(call).length
  later()
  await seen(() => expect(calls(call)).toHaveLength(before + 1))
})

test('a failed first call shows the reason and can be retried', async () => {
  let broken = true
  await show({ [call]: () => (broken ? refusal(400, 'BAD_REQUEST', 'Not now.') : ok(anAnalytics())) })
  const alert = (await screen.findByText('Error loading analytics: Not now.')).closest<HTMLElement>('[role=alert]')
  expect(screen.getByText('Disconnected')).toBeTruthy()
  broken = false
  await userEvent.click(within(alert ?? document.body).getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: /^Customer Reviews/ })).toBeTruthy()
})

test('a failure without a reason shows a default message and what to do', async () => {
  await show({ [call]: () => new Error('unreachable') })
  expect(await screen.findByText('Error loading analytics: Failed to load analytics data')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(/try again/)
})

test('a failed refresh keeps the figures and shows their time', async () => {
  let broken = false
  await show({ [call]: () => (broken ? refusal(400, 'BAD_REQUEST', 'Not now.') : ok(anAnalytics())) })
  await screen.findByRole('link', { name: /^Customer Reviews/ })
  broken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Now' }))
  expect(await screen.findByText(/^Showing data from /)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Customer Reviews/ }).textContent).toContain('463')
})

const answering: Answers = {
  [call]: ({ query }) => {
    const [from, to] = [query.get('from') ?? '2026-11-15', query.get('to') ?? '2026-11-21']
    return ok(anAnalytics({ window: { from, to, until: null } }))
  },
}
const span = (name: string) => screen.findByRole('button', { name })
const pressed = async () => {
  const spans = within(await screen.findByRole('group', { name: 'Date range' })).getAllByRole('button')
  return spans.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.textContent)
}

test('the last seven days are selected without a URL parameter; thirty days need one', async () => {
  const { calls } = await show(answering)
  await screen.findByRole('link', { name: /^Customer Reviews/ })
  expect(await pressed()).toEqual(['7d'])
  await userEvent.click(await span('30d'))
  expect(where()).toBe('/analytics?from=2026-10-23&to=2026-11-21')
  await vi.waitFor(() => expect(calls(call).at(-1)?.query.get('from')).toBe('2026-10-23'))
  await screen.findByRole('button', { name: /Oct 23/ })
  await userEvent.click(await span('24h'))
  expect(where()).toBe('/analytics?from=2026-11-21&to=2026-11-21')
  await screen.findByRole('button', { name: /Nov 21$/ })
  await userEvent.click(await span('7d'))
  expect(where()).toBe('/analytics')
})

test.for([
  ['from=2026-11-02&to=2026-11-02', ['24h']],
  ['from=2026-11-02&to=2026-11-05', ['7d']],
  ['from=2026-11-02&to=2026-11-21', ['30d']],
  ['from=2026-09-02&to=2026-11-21', ['90d']],
  ['from=2026-01-02&to=2026-11-21', []],
] as const)('the days %s select %j', async ([days, buttons]) => {
  await show(answering, `/analytics?${days}`)
  await screen.findByRole('link', { name: /^Customer Reviews/ })
  expect(await pressed()).toEqual(buttons)
})

test('the five tabs are kept in the URL', async () => {
  await show()
  const tabs = within(await screen.findByRole('navigation', { name: 'Product Analytics' }))
  expect(tabs.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/analytics',
    '/analytics?tab=products',
    '/analytics?tab=engagement',
    '/analytics?tab=performance',
    '/analytics?tab=outcomes',
  ])
  await userEvent.click(tabs.getByRole('link', { name: 'Performance' }))
  expect(where()).toBe('/analytics?tab=performance')
})

test('the dashboard has a tab that links to analytics', async () => {
  responsesServer({}, { 'GET /api/dashboard/overview': () => ok(anOverview()) })
  await startConsole('/dashboard')
  const tabs = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  expect(tabs.getByRole('link', { name: 'Analytics' }).getAttribute('href')).toBe('/analytics')
})
