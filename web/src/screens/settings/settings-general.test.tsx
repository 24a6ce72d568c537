import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const save = 'PUT /api/preferences'
const berlin = { ...usualPreferences, timezone: 'Europe/Berlin' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:12Z') }))
afterEach(() => void vi.useRealTimers())

/** A server that stores settings, with one comment for the preview. */
async function show(stored: object = berlin, more: Parameters<typeof responsesServer>[1] = {}) {
  let kept = stored
  const server = responsesServer(
    {},
    {
      'GET /api/comments': {
        body: {
          success: true,
          data: [aComment(1, { time: '2026-11-21T12:29:00.000Z' })],
          pagination: { nextCursor: null, limit: 1 },
          counts: { pending: 1, draft: 0, sent: 0 },
        },
      },
      'GET /api/preferences': () => ok(kept),
      [save]: ({ body }) => {
        kept = { ...kept, ...(body as object) }
        return ok(kept)
      },
      ...more,
    },
  )
  await startConsole('/settings')
  await screen.findByRole('heading', { name: 'General', level: 2 })
  await screen.findByText('Date Format')
  return { ...server, keep: (change: object) => void (kept = { ...kept, ...change }) }
}

const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))
const formatRow = (name: string) => screen.getByRole('radio', { name: new RegExp(`${name}$`) })
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u202F\u00A0]/g, ' ')

test('five formats show today first; the preview updates immediately, the console after saving', async () => {
  const { calls } = await show()
  const rows = screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')?.textContent ?? null))
  expect(rows).toEqual([
    'English',
    '11/21/2026MM/DD/YYYY',
    '21/11/2026DD/MM/YYYY',
    '2026-11-21YYYY-MM-DD',
    'Nov 21, 2026MMM DD, YYYY',
    '21 Nov 2026DD MMM YYYY',
  ])
  const look = await preview()
  expect(plain((await look.findByText(/1:29/)).textContent)).toBe('Nov 21, 2026, 1:29 PM')
  await userEvent.click(formatRow('DD/MM/YYYY'))
  expect(plain(look.getByText(/1:29/).textContent)).toBe('21/11/2026, 1:29 PM')
  expect(calls(save)).toHaveLength(0)
  expect(localStorage.getItem('formats')).toContain('MMM DD, YYYY')
  expect(screen.getByText('Not saved: Date Format')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings saved successfully!')).toBeTruthy()
  expect(calls(save).map(({ body }) => body)).toEqual([{ dateFormat: 'DD/MM/YYYY' }])
  await waitFor(() => expect(localStorage.getItem('formats')).toContain('DD/MM/YYYY'))
  await waitFor(() => expect(screen.queryByText('Settings saved successfully!')).toBeNull(), { timeout: 5000 })
})

test('timezones can be found by city or offset and show their time; the bar names unsaved changes', async () => {
  const { calls } = await show()
  expect(plain(screen.getByText(/^It’s/).textContent)).toBe('It’s 2:05 PM there')
  await userEvent.click(screen.getByRole('button', { name: /^Timezone GMT\+01:00 · Berlin/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Timezone' }))
  await userEvent.type(popup.getByPlaceholderText('Search by city or offset'), 'gmt+09 tok')
  await waitFor(() => expect(popup.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  expect(plain(screen.getByText(/^It’s/).textContent)).toBe('It’s 10:05 PM there')
  await userEvent.selectOptions(screen.getByLabelText('Number format'), '1.234,56')
  await userEvent.selectOptions(screen.getByLabelText('First day of the week'), 'Monday')
  expect(screen.getByText('Not saved: Timezone, First day of the week, Number format')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() =>
    expect(calls(save).map(({ body }) => body)).toEqual([
      { timezone: 'Asia/Tokyo', weekStart: 'monday', numberFormat: '1.234,56' },
    ]),
  )
})

test('without a choice, times are in Pacific Time, and the browser’s timezone is suggested', async () => {
  await show({ ...usualPreferences, timezone: null })
  expect(screen.getByText(/^You haven’t chosen a timezone yet, so times are shown in Pacific Time\./)).toBeTruthy()
  expect(plain(screen.getByText(/^It’s/).textContent)).toBe('It’s 5:05 AM there')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (own === 'America/Los_Angeles') return
  await userEvent.click(screen.getByRole('button', { name: 'Use this' }))
  expect(screen.getByText('Not saved: Timezone')).toBeTruthy()
})

test('a failed save keeps the choice and shows the reason; Discard reverts it', async () => {
  await show(berlin, { [save]: refusal(500, 'INTERNAL', 'It broke.') })
  await userEvent.click(formatRow('YYYY-MM-DD'))
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Couldn’t save the settings. It broke.')).toBeTruthy()
  expect((formatRow('YYYY-MM-DD') as HTMLInputElement).checked).toBe(true)
  expect(screen.getByText('Not saved: Date Format')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect((formatRow('MMM DD, YYYY') as HTMLInputElement).checked).toBe(true)
  expect(screen.queryByText(/^Not saved/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Save Settings' }).getAttribute('aria-disabled')).toBe('true')
})

test('leaving with changes asks for confirmation', async () => {
  await show()
  await userEvent.click(formatRow('DD MMM YYYY'))
  await userEvent.click(screen.getByRole('link', { name: 'Appearance' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
  expect(where()).toBe('/settings')
  expect((formatRow('DD MMM YYYY') as HTMLInputElement).checked).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Appearance' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(where()).toBe('/settings?tab=appearance'))
})

test('the user’s other tabs and browsers follow a save, and keep their own unsaved choices', async () => {
  const { sendEvent, keep } = await show()
  await userEvent.click(formatRow('YYYY-MM-DD'))
  keep({ timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY' })
  sendEvent('preferences', 'somebody-else')
  sendEvent('preferences', 'user-1')
  await waitFor(() => expect(plain(screen.getByText(/^It’s/).textContent)).toBe('It’s 10:05 PM there'))
  expect((formatRow('YYYY-MM-DD') as HTMLInputElement).checked).toBe(true)
  expect(localStorage.getItem('formats')).toContain('Asia/Tokyo')
})

test('a brand without data shows an example and says so', async () => {
  responsesServer(
    { comments: [] },
    { 'GET /api/preferences': ok(berlin), 'GET /api/comments/figures': refusal(404, 'NOT_FOUND', '') },
  )
  await startConsole('/settings')
  const look = await preview()
  expect(await look.findByText('Sample data in these formats')).toBeTruthy()
  expect(look.getByText('Amelia Hartwell')).toBeTruthy()
})
