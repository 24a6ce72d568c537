import type { WrittenAnnouncement } from '@bizamply/contract/announcements'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formats } from '../../lib/formats.ts'
import { instantIn } from '../../lib/zoned-time.ts'
import { customersServer, press, pressIn } from '../../testing/customers.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const path = '/api/admin/announcements'
const written: WrittenAnnouncement = {
  id: 'n-1',
  title: 'Maintenance on Sunday',
  text: 'From 8 to 9.\n\n<b>Replies wait.</b>',
  link: '/plans',
  from: '2026-11-20T08:00:00.000Z',
  until: '2026-12-20T08:00:00.000Z',
  state: 'live',
  writtenBy: 'Ada',
  changedBy: 'Sam',
  createdAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  notifiedAt: '2026-11-20T08:01:00.000Z',
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:12Z') }))
afterEach(() => void vi.useRealTimers())

test('What’s New shows announcements above the releases, as plain text with paragraphs', async () => {
  responsesServer({}, { 'GET /api/announcements': ok([written]) })
  await startConsole('/whats-new')
  const section = await screen.findByRole('region', { name: 'Announcements' })
  expect(within(section).getByRole('heading', { name: 'Maintenance on Sunday' })).toBeTruthy()
  expect(within(section).getByText('<b>Replies wait.</b>').tagName).toBe('P')
  expect(within(section).getByRole('link').getAttribute('href')).toBe('/plans')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings[0]).toBe('Maintenance on Sunday')
})

test('an administrator publishes one, sees who wrote them, and ends one early', async () => {
  let answer = refusal(409, 'CONFLICT', 'You can have up to 20 live or scheduled announcements. End one first.')
  const { calls } = customersServer({
    [`GET ${path}`]: ok([written]),
    [`POST ${path}`]: () => answer,
    [`POST ${path}/n-1/end`]: ok([{ ...written, state: 'ended' }]),
  })
  await startConsole('/customers')
  await press('Announcements')
  const dialog = await screen.findByRole('dialog', { name: 'Announcements' })
  expect(await within(dialog).findByText(/Written by Ada, last changed by Sam/)).toBeTruthy()
  await pressIn(dialog, 'New announcement')
  await userEvent.type(within(dialog).getByLabelText('Title'), 'Hello')
  await userEvent.type(within(dialog).getByLabelText('Text'), 'All.')
  await pressIn(dialog, 'Publish')
  expect(within(dialog).getByText('Enter an end date')).toBeTruthy()
  await pressIn(dialog, 'Until: Choose a date')
  await userEvent.click(await screen.findByRole('button', { name: /next month/i }))
  await userEvent.click(screen.getByRole('button', { name: /December 24/ }))
  await userEvent.selectOptions(within(dialog).getByLabelText('Until, time'), '10:00 AM')
  await pressIn(dialog, 'Publish')
  expect(await within(dialog).findByText(/up to 20 live or scheduled announcements/)).toBeTruthy()
  answer = ok([written])
  await pressIn(dialog, 'Publish')
  expect(await screen.findByText('Announcement saved')).toBeTruthy()
  expect(calls(`POST ${path}`)[0]?.body).toEqual({
    title: 'Hello',
    text: 'All.',
    link: null,
    until: instantIn(formats.get().timeZone, '2026-12-24T10:00').toISOString(),
  })
  await pressIn(dialog, 'End Maintenance on Sunday now')
  expect(await within(dialog).findByText('Ended')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'End Maintenance on Sunday now' })).toBeNull()
})

test('Esc and Cancel ask before they discard an announcement', async () => {
  customersServer({ [`GET ${path}`]: ok([written]) })
  await startConsole('/customers')
  await press('Announcements')
  const dialog = await screen.findByRole('dialog', { name: 'Announcements' })
  await pressIn(dialog, 'New announcement')
  await userEvent.type(within(dialog).getByLabelText('Title'), 'Hello')
  await userEvent.keyboard('{Escape}')
  await pressIn(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Keep editing')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Title').value).toBe('Hello')
  await pressIn(dialog, 'Cancel')
  await pressIn(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Discard')
  await within(dialog).findByText(/Written by Ada/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
