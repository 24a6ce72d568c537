import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anOverview } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const call = 'GET /api/dashboard/overview'

async function show(address = '/dashboard') {
  const server = responsesServer(
    {},
    {
      [call]: ({ query }) => {
        const [from, to] = [query.get('from') ?? '2026-11-15', query.get('to') ?? '2026-11-21']
        const earlier = query.get('compare') === 'none' ? null : { from: '2026-11-08', to: '2026-11-14', until: null }
        return ok(anOverview({ window: { from, to, until: null }, earlier }))
      },
    },
  )
  await startConsole(address)
  await screen.findByRole('button', { name: /^Total Reviews/ })
  return server
}

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Last 7 days/ }))
  return within(await screen.findByRole('dialog', { name: 'Date range' }))
}

test('the eight presets are next to the calendar, with the last 7 days selected', async () => {
  await show()
  const picker = await opened()
  const names = picker.getAllByRole('listitem').map((one) => one.textContent)
  expect(names).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'This month',
    'Last month',
    'This year',
  ])
  expect(picker.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true')
  for (const grid of await picker.findAllByRole('grid')) {
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(42)
  }
})

test('a preset applies immediately and is kept in the URL, except the default 7 days', async () => {
  const { calls } = await show()
  await userEvent.click((await opened()).getByRole('button', { name: 'Last month' }))
  expect(where()).toBe('/dashboard?from=2026-10-01&to=2026-10-31')
  await waitFor(() => expect(calls(call).at(-1)?.query.get('from')).toBe('2026-10-01'))
  await userEvent.click(await screen.findByRole('button', { name: /^Last month/ }))
  const picker = within(await screen.findByRole('dialog'))
  await userEvent.click(picker.getByRole('button', { name: 'Last 7 days' }))
  expect(where()).toBe('/dashboard')
})

test('Cancel keeps the current range', async () => {
  const { calls } = await show()
  const picker = await opened()
  const before = calls(call).length
  await userEvent.click(picker.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(where()).toBe('/dashboard')
  expect(calls(call)).toHaveLength(before)
})

test('the comparison window is chosen in the other half of the control', async () => {
  const { calls } = await show()
  await userEvent.click(await screen.findByRole('button', { name: /^vs/ }))
  const items = (await screen.findAllByRole('menuitemradio')).map((one) => one.textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Previous period/),
    expect.stringMatching(/^Same days last month/),
    expect.stringMatching(/^Same days last year/),
    'No comparison',
  ])
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'No comparison' }))
  expect(where()).toBe('/dashboard?compare=none')
  await waitFor(() => expect(calls(call).at(-1)?.query.get('compare')).toBe('none'))
})

test('valid dates in the URL are requested, invalid ones are ignored', async () => {
  const { calls } = await show('/dashboard?from=2026-10-01&to=2026-10-31&compare=year&show=nonsense')
  await screen.findByRole('button', { name: /^Last month/ })
  const requested = calls(call)[0]?.query
  expect([requested?.get('from'), requested?.get('to'), requested?.get('compare')]).toEqual([
    '2026-10-01',
    '2026-10-31',
    'year',
  ])
  expect(screen.getByRole('button', { name: /^Total Reviews/ }).getAttribute('aria-pressed')).toBe('true')
})

test('the notifications tab has neither dates nor a comparison, and the overview gets them back', async () => {
  await show()
  const tabs = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  await userEvent.click(tabs.getByRole('link', { name: /^Notifications/ }))
  expect(where()).toBe('/dashboard?tab=notifications')
  expect(await screen.findByRole('heading', { name: 'Notifications', level: 2 })).toBeTruthy()
  for (const name of [/^Last 7 days/, /^vs/, 'Refresh']) expect(screen.queryByRole('button', { name })).toBeNull()
  await userEvent.click(tabs.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByRole('button', { name: /^Last 7 days/ })).toBeTruthy()
})
