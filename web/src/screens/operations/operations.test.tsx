import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import {
  failed,
  health,
  id,
  job,
  jobs,
  checkedAt,
  nordlys,
  page,
  queues,
  server,
  summaries,
} from '../../testing/operations-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const wide = () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('min-width: 1024px') })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('an administrator sees each part with its state, and the waiting jobs of each queue', async () => {
  wide()
  server()
  await startConsole('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Operations' })).toBeTruthy()
  const bar = within(await screen.findByRole('list', { name: 'Health' }))
  const tile = async (name: string) => (await bar.findByText(name)).closest('li')?.textContent
  expect(await tile('Ledger')).toContain('2 problems')
  expect(await tile('Workers')).toContain('Not running')
  expect(await tile('Email')).toContain('SMTP isn’t set up')
  expect(await tile('Job queue')).toContain('3 waiting')
  expect(await tile('This process')).toContain('Running')
  expect(screen.getByRole('link', { name: /^Operations/ })).toBeTruthy()
  const row = (await screen.findByRole('rowheader', { name: 'Billing' })).closest('tr')
  expect(row?.textContent).toContain('+2 later')
  expect(screen.getByRole('link', { name: /^Billing, Waiting: \d \+\d later$/ })).toBeTruthy()
})

test('on a phone, the health checks are one line that opens them', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('max-width: 639px') })
  server()
  await startConsole('/admin')
  const line = await screen.findByRole('button', { name: /^Needs attention: .*Workers/ })
  expect(screen.queryByRole('list', { name: 'Health' })).toBeNull()
  await userEvent.click(line)
  expect(within(screen.getByRole('list', { name: 'Health' })).getByText('Not running')).toBeTruthy()
})

test('a number opens its jobs; retrying a failed job refetches the list', async () => {
  wide()
  const retry = `POST ${job}/retry`
  const { calls } = server({ [retry]: ok({ id }) })
  await startConsole('/admin')
  await userEvent.click(await screen.findByRole('link', { name: 'Billing, Failed: 1' }))
  await waitFor(() => expect(where()).toBe('/admin?queue=billing&jobs=failed'))
  const text = (await screen.findByText('Nordlys Goods')).closest('tr')?.textContent
  for (const words of ['Job deadbeef', '4', 'The worker stopped before the job finished.'])
    expect(text).toContain(words)
  expect(screen.getByRole('link', { name: 'Nordlys Goods' }).getAttribute('href')).toBe('/customers?search=BZ-10478')
  expect(calls(jobs)[0]?.query.get('queue')).toBe('billing')
  const before = calls(jobs).length
  await press('Retry job deadbeef')
  expect(await screen.findByText('Job queued again')).toBeTruthy()
  expect(calls(retry)).toHaveLength(1)
  await waitFor(() => expect(calls(jobs).length).toBeGreaterThan(before))
  await press('All queues')
  await waitFor(() => expect(where()).toBe('/admin'))
})

test('a rejected retry shows the reason; discarding asks for confirmation', async () => {
  const remove = `DELETE ${job}`
  const { calls } = server({
    [`POST ${job}/retry`]: refusal(409, 'CONFLICT', 'The same work is already queued.'),
    [remove]: ok({ id }),
  })
  await startConsole('/admin?queue=billing&jobs=failed')
  await press('Retry job deadbeef')
  expect(await screen.findByText('The same work is already queued.')).toBeTruthy()
  await press('Discard job deadbeef')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Discard this job?')
  expect(calls(remove)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Job discarded')).toBeTruthy()
  expect(calls(remove)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('jobs after the first page can be loaded', async () => {
  const { calls } = server({
    [jobs]: ({ query }) =>
      query.get('cursor') ? page([{ ...failed, id: id.replace('deadbeef', '00000002') }]) : page([failed], 'the-next'),
  })
  await startConsole('/admin?queue=billing')
  await press('Show more')
  expect(await screen.findByText('Job 00000002')).toBeTruthy()
  expect(calls(jobs).at(-1)?.query.get('cursor')).toBe('the-next')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('webhooks show received and rejected counts by platform, with reasons', async () => {
  const refused = { day: 2, week: 5 }
  server({
    'GET /api/admin/webhooks': ok({
      platforms: [
        { platform: 'judgeme', received: { day: 41, week: 1280 }, refused },
        { platform: 'whatsapp', received: null, refused: { day: 0, week: 0 } },
      ],
      refusals: [{ platform: 'judgeme', reason: 'signature', hour: checkedAt, count: 2, company: nordlys }],
    }),
  })
  await startConsole('/admin?tab=webhooks')
  expect(await screen.findByText('1,280')).toBeTruthy()
  expect(screen.getAllByText('Not counted')).toHaveLength(2)
  expect(screen.getByText('The signature doesn’t match')).toBeTruthy()
  expect(screen.getByText(/can’t be replayed/)).toBeTruthy()
})

test('connections are counted by platform, those with problems link to their customer, and filters are kept in the URL', async () => {
  const list = 'GET /api/admin/connections'
  const counts = [
    {
      platform: 'judgeme',
      connected: 12,
      late: 0,
      behind: 1,
      disconnected: 1,
      notResponding: { connections: 1, lastFailureAt: checkedAt },
    },
  ]
  const trouble = {
    id: 'k-1',
    platform: 'judgeme',
    state: 'disconnected',
    company: nordlys,
    brandName: 'Nordlys',
    account: 'nordlys.myshopify.com',
    since: checkedAt,
    lastSyncAt: null,
    reason: 'Judge.me no longer accepts our access.',
  }
  const { calls } = server({
    [list]: ({ query }) => page({ counts, connections: query.get('state') === 'late' ? [] : [trouble] }),
  })
  await startConsole('/admin?tab=connections')
  expect(await screen.findByText('Judge.me no longer accepts our access.')).toBeTruthy()
  expect(screen.getByText('nordlys.myshopify.com · Nordlys')).toBeTruthy()
  expect(screen.getByText(/^1, last failure/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nordlys Goods' }).getAttribute('href')).toBe('/customers?search=BZ-10478')
  await press('Sync overdue')
  await waitFor(() => expect(where()).toBe('/admin?tab=connections&trouble=late'))
  expect(await screen.findByText('No matching connections')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Platform'), 'Judge.me')
  await waitFor(() => expect(calls(list).at(-1)?.query.get('platform')).toBe('judgeme'))
})

test('failed mail, model usage, and slow routes each have a section', async () => {
  const use = { generated: 40, failed: 3, stopped: 1, tokens: { input: 9000, output: 2100 }, cost: null }
  const { calls } = server({
    'GET /api/admin/mails': page({
      counts: { waiting: 0, failed: 1, bounced: 2 },
      mails: [
        { id: 'm-1', recipient: 'ada@shop.test', template: 'code', tries: 8, reason: 'It was refused.', at: checkedAt },
      ],
    }),
    'GET /api/admin/model': ok({
      total: use,
      companies: [{ ...use, company: nordlys }],
      reasons: [{ reason: 'The model took too long.', count: 3 }],
    }),
    'GET /api/admin/routes': ok({
      startedAt: checkedAt,
      routes: [
        { method: 'GET', route: '/api/comments', count: 812, meanMs: 41.4, p95Ms: 15_000, isAtLeast: true },
        { method: 'GET', route: '/api/events', count: 3, meanMs: 4, p95Ms: 9.4, isAtLeast: false },
      ],
    }),
  })
  await startConsole('/admin?tab=mail')
  expect(await screen.findByText('It was refused.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Bounced ?2$/ })).toBeTruthy()
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }))
  await userEvent.click(sections.getByRole('link', { name: 'Model' }))
  expect(await screen.findByText('9,000 / 2,100')).toBeTruthy()
  expect(screen.getByText('No price set')).toBeTruthy()
  expect(screen.getByText('The model took too long.')).toBeTruthy()
  await press('Last 30 days')
  await waitFor(() => expect(calls('GET /api/admin/model').at(-1)?.query.get('days')).toBe('30'))
  await userEvent.click(sections.getByRole('link', { name: 'Routes' }))
  expect(await screen.findByText('15,000 ms or more')).toBeTruthy()
  expect(screen.getByText('9 ms')).toBeTruthy()
})

test('a failed load can be retried; a failed refresh keeps the data', async () => {
  let broken = true
  const { calls } = server({
    [queues]: () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : ok(summaries)),
  })
  await startConsole('/admin')
  expect(await screen.findByText('Couldn’t load queues. It broke.')).toBeTruthy()
  broken = false
  await press('Try Again')
  expect(await screen.findByText('Billing')).toBeTruthy()
  broken = true
  const before = calls(queues).length
  await press('Refresh')
  await waitFor(() => expect(calls(queues).length).toBeGreaterThan(before))
  expect(await screen.findByText(/^Couldn’t refresh\./)).toBeTruthy()
  expect(screen.getByText('Billing')).toBeTruthy()
})

test('non-administrators go to the dashboard, and former administrators see why access is denied', async () => {
  const { calls } = server({}, nora)
  const view = await startConsole('/admin')
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(calls(health)).toEqual([])
  view.unmount()
  server({ [health]: refusal(403, 'FORBIDDEN', 'No.') })
  await startConsole('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy()
})
