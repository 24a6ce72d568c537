import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { anOverview, aTransaction } from '../../testing/overview.ts'
import { aProject, listCall, projectList } from '../../testing/projects.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { rows, transactionsPage } from '../../testing/transactions.ts'

const preferences = (chosen: object) => ({
  'GET /api/preferences': ok({ ...usualPreferences, timezone: 'Europe/Berlin', ...chosen }),
})
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u202F\u00A0]/g, ' ')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:12Z') }))
afterEach(() => void vi.useRealTimers())

const formats = [
  ['MM/DD/YYYY', 'Thursday, 11/05/2026, 10:30 PM', '11/05', '11/05/2026, 10:30:00 PM GMT+1'],
  ['DD/MM/YYYY', 'Thursday, 05/11/2026, 10:30 PM', '05/11', '05/11/2026, 10:30:00 PM GMT+1'],
  ['YYYY-MM-DD', 'Thursday, 2026-11-05, 10:30 PM', '11-05', '2026-11-05, 10:30:00 PM GMT+1'],
  ['MMM DD, YYYY', 'Thursday, November 5, 2026 at 10:30 PM', 'Nov 5', 'Nov 5, 2026, 10:30:00 PM GMT+1'],
  ['DD MMM YYYY', 'Thursday, 5 November 2026, 10:30 PM', '5 Nov', '5 Nov 2026, 10:30:00 PM GMT+1'],
] as const
const time = '2026-11-05T21:30:00.000Z'

test.each(formats)('%s in reviews', async (dateFormat, full) => {
  responsesServer({ comments: [aComment(1, { time })] }, preferences({ dateFormat }))
  await startConsole('/responses')
  const shown = await row('Customer 1')
  await waitFor(() => expect(plain(shown.querySelector(`time[datetime="${time}"]`)?.getAttribute('title'))).toBe(full))
})

test.each(formats)('%s in transactions and their details', async (dateFormat, _full, short, details) => {
  responsesServer(
    {},
    {
      ...preferences({ dateFormat }),
      'GET /api/credits/transactions': transactionsPage([aTransaction(1, { createdAt: time })]),
    },
  )
  await startConsole('/transactions')
  await waitFor(async () => expect(plain((await rows())[0]?.children[0]?.textContent)).toBe(`${short} 10:30 PM`))
  await userEvent.click(screen.getByRole('link', { name: /^View Details/ }))
  await waitFor(() => expect(plain(document.body.textContent)).toContain(details))
})

test.each([
  ['MM/DD/YYYY', '12/04/2026'],
  ['DD MMM YYYY', '4 Dec 2026'],
] as const)('%s in projects', async (dateFormat, due) => {
  responsesServer({}, { ...preferences({ dateFormat }), [listCall]: projectList([aProject()]) })
  await startConsole('/projects')
  const shown = await screen.findByRole('link', { name: 'Zip that catches' })
  await waitFor(() => expect(shown.closest('li')?.querySelector('time[datetime="2026-12-04"]')?.textContent).toBe(due))
})

test.each([
  ['monday', 'Mo'],
  ['sunday', 'Su'],
  ['saturday', 'Sa'],
])('calendar weeks start on %s', async (weekStart, first) => {
  responsesServer({}, { ...preferences({ weekStart }), 'GET /api/dashboard/overview': () => ok(anOverview({})) })
  await startConsole('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: /^Last 7 days/ }))
  const picker = within(await screen.findByRole('dialog', { name: 'Date range' }))
  const [month] = await picker.findAllByRole('grid')
  expect(month?.querySelector('thead th')?.textContent).toBe(first)
})

test.each([
  ['1,234.56', '1,234', '4.2'],
  ['1.234,56', '1.234', '4,2'],
  ['1 234,56', '1 234', '4,2'],
  ['1’234.56', '1’234', '4.2'],
])('%s in figures, in sentences, and in the sidebar’s numbers', async (numberFormat, count, decimal) => {
  const days = { from: '2026-11-15', to: '2026-11-21' }
  const now = {
    total: 1234,
    pending: 0,
    draft: 0,
    sent: 0,
    handledRate: 0.5,
    sentRate: 0.4,
    responseHours: 4.2,
    rating: 4.2,
    rated: 9,
  }
  responsesServer(
    { comments: [aComment(1)] },
    {
      ...preferences({ numberFormat }),
      'GET /api/comments/figures': ok({ ...days, now, before: { ...now, total: 0 } }),
      'GET /api/credits/balance': ok({ totalCredits: 1234, usedCredits: 0, availableCredits: 1234 }),
    },
  )
  showSidebar()
  await startConsole('/responses')
  await row('Customer 1')
  await waitFor(() => {
    const text = plain(document.body.textContent)
    expect(text).toContain(count)
    expect(text).toContain(`of ${count}`)
    expect(text).toContain(decimal)
  })
})

test('where a figure uses the brand’s timezone and a time the person’s, both are named', async () => {
  responsesServer({ comments: [aComment(1)] }, preferences({ timezone: 'Asia/Tokyo' }))
  await startConsole('/responses')
  await userEvent.click(await screen.findByRole('button', { name: /^Date range/ }))
  expect(await screen.findByText('Days and numbers: UTC (Alder). Clock times: Tokyo time (you).')).toBeTruthy()
})

/** Waits for the sidebar with its credits. */
function showSidebar(): void {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('min-width') })
}
