import type { ReportRun } from '@bizamply/contract/reports'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { id, openDialog as open, pageOf } from '../../testing/reports.ts'

const runsOf = `GET /api/reports/${id(1)}/runs`

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
  test('shows days, user, result, and files of each run, in pages', async () => {
    const made = aRun({
      mailedTo: ['boss@alder.test', 'a@x.test'],
      files: [{ format: 'pdf', name: 'monthly.pdf', bytes: 34_000 }],
    })
    const lost = aRun({ id: id(9), state: 'failed', why: 'The disk was full.', by: 'Nora Vance' })
    const { dialog } = await open(`/reports?history=${id(1)}`, {
      [runsOf]: ({ query }) => (query.get('cursor') === 'c2' ? pageOf([lost]) : pageOf([made], 'c2')),
    })
    expect(await dialog.findByText('scheduled')).toBeTruthy()
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toMatch(/^Oct 1\s–\s31/)
    expect(dialog.getByText('Emailed to boss@alder.test and a@x.test')).toBeTruthy()
    const file = dialog.getByRole('link', { name: /^PDF · 34\skB$/ })
    expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([
      `/api/reports/runs/${id(8)}/file?format=pdf&brand=b`,
      'monthly.pdf',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Load more' }))
    expect(await dialog.findByText('by Nora Vance')).toBeTruthy()
    expect(dialog.getByText('The disk was full.')).toBeTruthy()
  })

  test('shows an empty state; if loading fails, the reason, and Try Again reloads it', async () => {
    let broken = true
    const { dialog } = await open(`/reports?history=${id(1)}`, {
      [runsOf]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : pageOf([])),
    })
    expect(await dialog.findByText('Couldn’t load the history. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }))
    expect(await dialog.findByText('No runs yet.')).toBeTruthy()
  })
})
