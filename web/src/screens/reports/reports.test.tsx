import type { Report, ReportRun } from '@bizamply/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const id = (n: number): string => `01a1fe39-f086-7359-addd-00000000000${n}`
const call = 'GET /api/reports'

const aRun = (more: Partial<ReportRun> = {}): ReportRun => ({
  id: id(8),
  reportId: id(1),
  state: 'done',
  why: null,
  from: '2026-11-15',
  to: '2026-11-21',
  until: null,
  by: 'Nora Vance',
  startedAt: '2026-11-21T09:00:00.000Z',
  endedAt: '2026-11-21T09:00:02.000Z',
  mailedTo: [],
  files: [
    { format: 'pdf', name: 'weekly.pdf', bytes: 39_000 },
    { format: 'csv', name: 'weekly.csv', bytes: 2100 },
  ],
  ...more,
})

const aReport = (more: Partial<Report> = {}): Report => ({
  id: id(1),
  title: 'Weekly summary',
  description: 'What came in.',
  category: 'customer',
  chart: 'line',
  sections: ['figures'],
  filter: { platforms: [], products: [] },
  range: 'last-7-days',
  compare: 'previous',
  formats: ['pdf', 'csv'],
  schedule: 'weekly',
  hour: 8,
  recipients: ['boss@alder.test'],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  products: [],
  nextRunAt: '2026-11-23T07:00:00.000Z',
  lastRun: aRun(),
  ...more,
})

const tiles = { total: 24, thisMonth: 3, scheduled: 18, downloads: 42 }
const page = (data: Report[]) => ({
  body: {
    success: true,
    data,
    pagination: { nextCursor: null, limit: 24 },
    tiles: { ...tiles, total: data.length },
    timezone: 'Europe/Berlin',
  },
})

async function show(answer: Parameters<typeof responsesServer>[1], address = '/reports', user = nora) {
  const server = responsesServer({ user }, answer)
  await startConsole(address)
  await screen.findByRole('heading', { name: 'Reports', level: 1 })
  return server
}

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title, level: 2 })).closest('li') ?? document.body)

test('tiles show counts, and a card shows the report’s content, schedule, and last result', async () => {
  await show({ [call]: page([aReport()]) })
  const weekly = await card('Weekly summary')
  expect(weekly.getByText('What came in.')).toBeTruthy()
  expect(weekly.getByText('Customer')).toBeTruthy()
  expect(weekly.getByRole('img', { name: 'Line chart' })).toBeTruthy()
  expect(weekly.getByText(/^Weekly, Mondays at 8:00\sAM/).textContent).toMatch(/, next Nov 23$/)
  expect(weekly.getByRole('link', { name: 'Download Weekly summary as PDF' }).getAttribute('href')).toMatch(
    new RegExp(`^/api/reports/runs/${id(8)}/file\\?format=pdf&brand=.+`),
  )
  expect(weekly.getByRole('link', { name: 'Download Weekly summary as CSV' })).toBeTruthy()
  for (const words of ['+3 this month', '18', '42', 'last 30 days']) expect(screen.getByText(words)).toBeTruthy()
  const add = screen.getByRole('button', { name: 'New report' })
  expect([add.getAttribute('aria-disabled'), screen.queryByText(/can have up to .* reports/)]).toEqual([null, null])
})

test('a card says why scheduled runs are skipped, and shows no next run', async () => {
  const paused = 'Paused: the Basic plan doesn’t include scheduled reports. You can run it on demand.'
  await show({ [call]: page([aReport({ paused })]) })
  const weekly = await card('Weekly summary')
  expect(weekly.getByText(paused)).toBeTruthy()
  expect(weekly.getByText(/^Weekly, Mondays at 8:00\sAM/).textContent).not.toContain('next')
})

test('search, category, and schedule are sent to the server and kept in the URL', async () => {
  const server = await show({ [call]: ({ query }) => page(query.get('category') === 'finance' ? [] : [aReport()]) })
  await card('Weekly summary')
  await userEvent.click(screen.getByRole('button', { name: 'Finance' }))
  expect(await screen.findByText('No matching reports')).toBeTruthy()
  expect(where()).toBe('/reports?category=finance')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'monthly')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'week')
  await waitFor(() => expect(where()).toBe('/reports?search=week&category=finance&schedule=monthly'))
  const last = server.calls(call).at(-1)?.query
  expect([last?.get('search'), last?.get('category'), last?.get('schedule')]).toEqual(['week', 'finance', 'monthly'])
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  await card('Weekly summary')
  expect(where()).toBe('/reports')
})

test('Run now shows the report in progress until the stream reports it, then offers its files', async () => {
  let run: ReportRun | null = null
  const server = await show({
    [call]: () => page([aReport({ lastRun: run })]),
    [`POST /api/reports/${id(1)}/run`]: () => {
      run = aRun({ state: 'running', endedAt: null, files: [] })
      return ok(run)
    },
  })
  const weekly = await card('Weekly summary')
  expect(weekly.getByText('Not run yet')).toBeTruthy()
  await userEvent.click(weekly.getByRole('button', { name: 'Run now' }))
  expect(await weekly.findByText('Generating...')).toBeTruthy()
  run = aRun()
  server.sendEvent('job', id(8))
  expect(await weekly.findByRole('link', { name: 'Download Weekly summary as PDF' })).toBeTruthy()
  expect(await screen.findByText('Weekly summary is ready')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open PDF' })).toBeTruthy()
})

test('Run now mails the recipients and says how many; the menu runs it without mail', async () => {
  const bodies: unknown[] = []
  await show({
    [call]: page([aReport({ lastRun: null }), aReport({ id: id(2), title: 'Quiet', recipients: [], lastRun: null })]),
    [`POST /api/reports/${id(1)}/run`]: ({ body }) => {
      bodies.push(body)
      return ok(aRun({ state: 'running', endedAt: null, files: [] }))
    },
    [`POST /api/reports/${id(2)}/run`]: ({ body }) => {
      bodies.push(body)
      return ok(aRun({ id: id(9), state: 'running', endedAt: null, files: [] }))
    },
  })
  const weekly = await card('Weekly summary')
  await userEvent.click(weekly.getByRole('button', { name: 'Run now' }))
  expect(await screen.findByText('Generating Weekly summary')).toBeTruthy()
  expect(screen.getByText('We’ll email it to 1 person.')).toBeTruthy()
  await userEvent.click((await card('Quiet')).getByRole('button', { name: 'Run now' }))
  await userEvent.click(weekly.getByRole('button', { name: 'Actions for Weekly summary' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Run without email' }))
  await userEvent.click(weekly.getByRole('button', { name: 'Actions for Weekly summary' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Run now' }))
  await waitFor(() => expect(bodies).toEqual([true, false, false, true].map((mail) => ({ mail }))))
})

test('a failed run shows the reason, and can be repeated', async () => {
  const failed = aRun({ state: 'failed', why: 'The database was away.', files: [] })
  await show({ [call]: page([aReport({ lastRun: failed })]) })
  const weekly = await card('Weekly summary')
  expect(weekly.getByText('Last run failed: The database was away.')).toBeTruthy()
  expect(weekly.getByRole('button', { name: 'Run again' })).toBeTruthy()
})

test('Delete asks for confirmation, then removes the report', async () => {
  let rows = [aReport()]
  await show({
    [call]: () => page(rows),
    [`DELETE /api/reports/${id(1)}`]: () => {
      rows = []
      return { body: { success: true } }
    },
  })
  const weekly = await card('Weekly summary')
  await userEvent.click(weekly.getByRole('button', { name: 'Actions for Weekly summary' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Delete Weekly summary?' })
  await userEvent.click(within(asks).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No reports yet')).toBeTruthy()
})

test('the empty state offers three starter reports to editors, and an explanation to viewers', async () => {
  const none = { total: 0, thisMonth: 0, scheduled: 0, downloads: 0 }
  await show({ [call]: { body: { ...page([]).body, tiles: none } } })
  expect(await screen.findByRole('button', { name: /^Weekly summary/ })).toBeTruthy()
  expect(screen.queryByText('No data yet')).toBeNull()
  expect(screen.queryByText(/^\+/)).toBeNull()
  expect(screen.getByRole('button', { name: /^Product quality/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Replies and credits/ })).toBeTruthy()
})

test('viewers can list and download reports, and change nothing', async () => {
  await show({ [call]: page([aReport()]) }, '/reports', { ...nora, memberRole: 'viewer' })
  const weekly = await card('Weekly summary')
  expect(screen.queryByRole('button', { name: 'New report' })).toBeNull()
  await userEvent.click(weekly.getByRole('button', { name: 'Actions for Weekly summary' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['History'])
})

test('a failed first call shows an error and can be retried', async () => {
  let broken = true
  await show({ [call]: () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : page([aReport()])) })
  expect(await screen.findByText('Couldn’t load reports. It broke.')).toBeTruthy()
  broken = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await card('Weekly summary')
})

test('the URL can open a report that is not on the current page', async () => {
  await show({ [call]: page([]), [`GET /api/reports/${id(1)}`]: ok(aReport()) }, `/reports?edit=${id(1)}`)
  const dialog = await screen.findByRole('dialog', { name: 'Edit report' })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Weekly summary')
})

test('a report that no longer exists shows a message and closes', async () => {
  await show(
    {
      [call]: page([aReport()]),
      [`GET /api/reports/${id(2)}`]: refusal(404, 'NOT_FOUND', 'We couldn’t find this report.'),
    },
    `/reports?history=${id(2)}`,
  )
  expect(await screen.findByText('This report no longer exists.')).toBeTruthy()
  await waitFor(() => expect(where()).toBe('/reports'))
})
