import type { Report, ReportRun } from '@bizamply/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/fake-server.ts'
import { ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const id = (n: number): string => `01a1fe39-f086-7359-addd-00000000000${n}`
const create = 'POST /api/reports'
const update = `PUT /api/reports/${id(1)}`
const products = 'GET /api/analytics/products'
const runsOf = `GET /api/reports/${id(1)}/runs`

const monthly: Report = {
  id: id(1),
  title: 'Monthly',
  description: '',
  category: 'finance',
  chart: 'pie',
  sections: ['figures', 'credits'],
  filter: { platforms: ['judgeme'], products: [id(4), id(5)] },
  products: [{ id: id(4), name: 'Morrow Kettle' }],
  range: 'last-month',
  compare: 'year',
  formats: ['pdf'],
  schedule: 'monthly',
  hour: 6,
  recipients: ['boss@alder.test'],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  nextRunAt: '2026-12-01T05:00:00.000Z',
  lastRun: null,
}

const pageOf = (data: unknown[], nextCursor: string | null = null, total = data.length) => ({
  body: { success: true, data, total, pagination: { nextCursor, limit: 20 } },
})
const kettle = { id: id(4), name: 'Morrow Kettle' }
const world = {
  'GET /api/reports': {
    body: {
      ...pageOf([monthly]).body,
      tiles: { total: 1, thisMonth: 0, scheduled: 1, downloads: 0 },
      timezone: 'Europe/Berlin',
    },
  },
  [products]: pageOf([kettle, { id: id(6), name: 'Field Bag' }]),
}

async function open(address: string, more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer({}, { ...world, ...more })
  await startConsole(address)
  return { ...server, dialog: within(await screen.findByRole('dialog')) }
}

describe('saying what a report is', () => {
  test('everything that is chosen goes to the server, and the dialog closes', async () => {
    const { dialog, calls } = await open('/reports?edit=new', { [create]: ok(monthly) })
    const box = (name: string) => userEvent.click(dialog.getByRole('checkbox', { name }))
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(dialog.getByRole('combobox', { name }), value)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise')
    await choose('Category', 'marketing')
    await userEvent.click(dialog.getByRole('radio', { name: 'Pie' }))
    await box('Products')
    await box('Credits')
    await userEvent.click(dialog.getByRole('button', { name: 'Judge.me' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Morrow Kettle' }))
    await choose('Days when run by hand', 'last-quarter')
    await choose('Compared with', 'none')
    await box('CSV')
    expect(dialog.queryByRole('combobox', { name: 'Hour' })).toBeNull()
    await choose('Schedule', 'quarterly')
    expect(dialog.getByText(/Times are those of Europe\/Berlin\./)).toBeTruthy()
    await choose('Hour', '17')
    await userEvent.click(dialog.getByRole('button', { name: 'Add me' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Boss@alder.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await screen.findByText('Report saved')).toBeTruthy()
    expect(calls(create)[0]?.body).toEqual({
      title: 'Praise',
      description: '',
      category: 'marketing',
      chart: 'pie',
      sections: ['figures', 'received', 'ratings', 'topics', 'credits'],
      filter: { platforms: ['judgeme'], products: [id(4)] },
      range: 'last-quarter',
      compare: 'none',
      formats: ['pdf'],
      schedule: 'quarterly',
      hour: 17,
      recipients: ['demo@bizamply.test', 'boss@alder.test'],
    })
    await waitFor(() => expect(where()).toBe('/reports'))
  })

  test('what is missing is said at its place, and nothing is sent', async () => {
    const { dialog, calls } = await open('/reports?edit=new', { [create]: ok(monthly) })
    for (const name of ['PDF', 'CSV']) await userEvent.click(dialog.getByRole('checkbox', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('Give it a title.')).toBeTruthy()
    expect(dialog.getByText('Choose a format.')).toBeTruthy()
    const title = dialog.getByRole('textbox', { name: 'Title' })
    expect([document.activeElement, title.getAttribute('aria-invalid')]).toEqual([title, 'true'])
    expect(calls(create)).toHaveLength(0)
  })

  test('recipients: chips by Enter and comma, wrong ones named, taken away by button and Backspace', async () => {
    const { dialog } = await open('/reports?edit=new')
    const field = dialog.getByRole('textbox', { name: 'Recipients' })
    const listed = () =>
      dialog.queryAllByRole('button', { name: /^Remove / }).map((it) => it.getAttribute('aria-label'))
    await userEvent.type(field, 'a@x.test{Enter}b@x.test,c@x.test,a@x.test,')
    expect(listed()).toEqual(['Remove a@x.test', 'Remove b@x.test', 'Remove c@x.test'])
    await userEvent.type(field, 'nobody{Enter}')
    expect(dialog.getByText('nobody is not an e-mail address.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'nobody')
    await userEvent.clear(field)
    await userEvent.type(field, '{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove a@x.test' }))
    expect([listed(), document.activeElement]).toEqual([['Remove b@x.test'], field])
  })

  test('one that is kept opens as it is; products that are gone have no name', async () => {
    const { dialog, calls } = await open(`/reports?edit=${id(1)}`, { [update]: ok(monthly) })
    const chosen = within(dialog.getByRole('list', { name: 'Chosen products' }))
    expect(await chosen.findByText('A product that is gone')).toBeTruthy()
    await userEvent.click(chosen.getByRole('button', { name: 'Leave out Morrow Kettle' }))
    expect(dialog.getByRole('radio', { name: 'Pie' })).toHaveProperty('checked', true)
    expect(dialog.getByRole('combobox', { name: 'Hour' })).toHaveProperty('value', '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    await screen.findByText('Report saved')
    expect(calls(update)[0]?.body).toMatchObject({
      title: 'Monthly',
      filter: { platforms: ['judgeme'], products: [id(5)] },
      recipients: ['boss@alder.test'],
    })
  })

  test('what the server refuses stands at its field, else in the dialog, and what was typed stays', async () => {
    const errors = [{ path: 'filter.products.1', message: 'There is no such product' }]
    const { dialog } = await open(`/reports?edit=${id(1)}`, {
      [update]: (_, times) =>
        times === 1
          ? { status: 400, body: { message: 'Wrong.', code: 'BAD_REQUEST', errors } }
          : refusal(500, 'INTERNAL', 'It broke.'),
    })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' anew')
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('There is no such product')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('The report could not be saved. It broke.')).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monthly anew')
  })

  test('leaving what was changed asks first; what was not is left at once', async () => {
    const { dialog } = await open(`/reports?edit=${id(1)}`)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const asks = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(asks.getByRole('button', { name: 'Cancel' }))
    await userEvent.clear(await dialog.findByRole('textbox', { name: 'Recipients' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(where()).toBe('/reports'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('Back asks first too, and what was typed stays', async () => {
    for (const address of ['/reports', '/']) window.history.pushState(null, '', address)
    const { dialog } = await open('/reports?edit=new')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise')
    window.history.back()
    const asks = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(asks.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Praise')
  })

  test('of many products some are listed, and the server finds the others by name', async () => {
    const last = { id: id(7), name: 'Zephyr Lamp' }
    const { dialog, calls } = await open('/reports?edit=new', {
      [products]: ({ query }) => (query.get('search') === 'zeph' ? pageOf([last]) : pageOf([kettle], 'c2', 500)),
      [create]: ok(monthly),
    })
    expect(await dialog.findByText('The 1 of 500 with the most reviews. Type to find another.')).toBeTruthy()
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Products' }), 'zeph{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Zephyr Lamp' }))
    expect(dialog.queryByText(/Type to find another/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Leave out Zephyr Lamp' })).toBeTruthy()
    expect(new Set(calls(products).map(({ query }) => query.get('limit')))).toEqual(new Set(['20']))
    expect(calls(create)).toHaveLength(0)
  })

  test('a field that the server refuses has the focus, and saving again is heard', async () => {
    const errors = [{ path: 'recipients.0', message: 'Not an e-mail address' }]
    const { dialog } = await open(`/reports?edit=${id(1)}`, {
      [update]: (_, times) =>
        times === 1 ? { status: 400, body: { message: 'Wrong.', code: 'BAD_REQUEST', errors } } : ok(monthly),
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('Not an e-mail address')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Recipients' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await screen.findByText('Report saved')).toBeTruthy()
  })

  test('products that cannot be loaded say why, and Try Again loads them', async () => {
    let broken = true
    const { dialog } = await open('/reports?edit=new', {
      [products]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : pageOf([kettle])),
    })
    expect(await dialog.findByText('Products could not be loaded. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }))
    expect(await dialog.findByRole('button', { name: 'Morrow Kettle' })).toBeTruthy()
  })
})

const aRun = (more: Partial<ReportRun>): ReportRun => ({
  id: id(8),
  reportId: id(1),
  state: 'done',
  why: null,
  from: '2026-10-01',
  to: '2026-10-31',
  until: null,
  by: null,
  startedAt: '2026-11-01T06:00:00.000Z',
  endedAt: '2026-11-01T06:00:03.000Z',
  mailedTo: [],
  files: [],
  ...more,
})

describe('the history of a report', () => {
  test('names days, who, how it went and files, page by page', async () => {
    const made = aRun({
      mailedTo: ['boss@alder.test', 'a@x.test'],
      files: [{ format: 'pdf', name: 'monthly.pdf', bytes: 34_000 }],
    })
    const lost = aRun({ id: id(9), state: 'failed', why: 'The disk was full.', by: 'Nora Vance' })
    const { dialog } = await open(`/reports?history=${id(1)}`, {
      [runsOf]: ({ query }) => (query.get('cursor') === 'c2' ? pageOf([lost]) : pageOf([made], 'c2')),
    })
    expect(await dialog.findByText('by schedule')).toBeTruthy()
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toMatch(/^Oct 1\s–\s31/)
    expect(dialog.getByText('Mailed to boss@alder.test and a@x.test')).toBeTruthy()
    const file = dialog.getByRole('link', { name: /^PDF · 34\skB$/ })
    expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([
      `/api/reports/runs/${id(8)}/file?format=pdf&brand=b`,
      'monthly.pdf',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Load more' }))
    expect(await dialog.findByText('by Nora Vance')).toBeTruthy()
    expect(dialog.getByText('The disk was full.')).toBeTruthy()
  })

  test('without any says so; one that cannot be loaded says why, and Try Again loads it', async () => {
    let broken = true
    const { dialog } = await open(`/reports?history=${id(1)}`, {
      [runsOf]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : pageOf([])),
    })
    expect(await dialog.findByText('The history could not be loaded. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }))
    expect(await dialog.findByText('Nothing was made yet.')).toBeTruthy()
  })
})
