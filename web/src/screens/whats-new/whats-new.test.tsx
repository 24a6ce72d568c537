import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changesEn } from '../../messages/whats-new.en.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const announcements = 'GET /api/announcements'

test('changes are listed by day, newest first, each with a link to its screen', async () => {
  responsesServer({}, { [announcements]: ok([]) })
  await startConsole('/whats-new')
  expect(await screen.findByRole('heading', { name: 'What’s New', level: 1 })).toBeTruthy()
  await screen.findByRole('heading', { name: 'November 24, 2026', level: 2 })
  const days = [...document.querySelectorAll('h2 time')].map((time) => time.getAttribute('datetime') ?? '')
  expect(days).toEqual([...new Set(changesEn.map(({ day }) => day))])
  expect(days).toEqual(days.toSorted().reverse())
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(changesEn.length)
  const day = screen.getByRole('region', { name: 'November 24, 2026' })
  expect(within(day).getByRole('link', { name: 'Open People' }).getAttribute('href')).toBe('/people')
  expect(within(day).getByRole('figure').textContent).toBe('One customer, across every platform.')
})

test('the changes are there even if the announcements fail to load, and loading those can be retried', async () => {
  let answer = refusal(500, 'INTERNAL', 'It broke.')
  responsesServer({}, { [announcements]: () => answer })
  await startConsole('/whats-new')
  expect(await screen.findByText('Couldn’t load announcements. It broke.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(changesEn.length)
  const soon = {
    id: 'n-1',
    title: 'Maintenance on Sunday',
    text: 'From 8 to 9.',
    link: null,
    from: '2026-11-20T08:00:00.000Z',
    until: '2026-12-20T08:00:00.000Z',
  }
  answer = ok([soon])
  await press(document.body, 'Try Again')
  expect(await screen.findByRole('heading', { name: 'Maintenance on Sunday' })).toBeTruthy()
  expect(screen.queryByText(/Couldn’t load announcements/)).toBeNull()
})
