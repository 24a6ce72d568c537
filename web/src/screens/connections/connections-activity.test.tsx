import type { ConnectionActivity } from '@bizamply/contract/connections'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ago, button, card, halfHour, listOf, openConnections as open, quiet } from '../../testing/connections.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'

test('marks show on time, late, failed, or no reads; arrow keys name each', async () => {
  const mark = (back: number, done: number, failed: number, note: string | null = null) => ({
    platform: 'judgeme' as const,
    at: halfHour(back),
    done,
    failed,
    note,
  })
  const marks = [mark(2, 3, 0), mark(1, 1, 2, 'HTTP 503.'), mark(0, 0, 1, 'HTTP 500.')]
  await open(listOf({ judgeme: {} }), { 'GET /api/connections/activity': ok({ ...quiet, marks }) })
  const picture = await within(await card('Judge.me')).findByRole('slider')
  const drawn = [...picture.querySelectorAll('[data-state]')].map((it) => it.getAttribute('data-state'))
  expect(drawn).toEqual(['onTime', 'late', 'failed'])
  expect(picture.getAttribute('aria-label')).toMatch(/^Judge\.me syncs .* 1 half hour on time, 1 late, 1 failed/)
  act(() => picture.focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(picture.getAttribute('aria-valuetext')).toMatch(/failed\. Judge\.me is having problems\.$/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(picture.getAttribute('aria-valuetext')).toMatch(/late\. Judge\.me is having problems\.$/)
  await userEvent.keyboard('{Home}')
  expect(picture.getAttribute('aria-valuetext')).toMatch(/on time$/)
})

test('a few syncs on time are no chart yet; after three hours they are, and the legend explains it', async () => {
  const mark = (back: number) => ({ platform: 'judgeme' as const, at: halfHour(back), done: 1, failed: 0, note: null })
  let marks = [mark(4), mark(0)]
  const { sendEvent } = await open(listOf({ judgeme: {} }), {
    'GET /api/connections/activity': () => ok({ ...quiet, marks }),
  })
  expect(await screen.findByText('No changes in the last 24 hours.')).toBeTruthy()
  expect(within(await card('Judge.me')).queryByRole('slider')).toBeNull()
  expect(screen.queryByText('Syncs, last 24 h')).toBeNull()
  marks = [mark(5), ...marks]
  sendEvent('connection', 'judgeme')
  const picture = await within(await card('Judge.me')).findByRole('slider')
  expect(picture.querySelectorAll('[data-state]')).toHaveLength(6)
  expect(screen.getByText('Syncs, last 24 h')).toBeTruthy()
})

test('the sidebar lists changes, newest first, or says that there were none', async () => {
  const event = (id: string, kind: ConnectionActivity['events'][number]['kind'], detail: string | null) => ({
    id,
    platform: 'facebook' as const,
    kind,
    detail,
    at: ago(5),
  })
  const events = [
    event('1', 'recovered', null),
    event('2', 'behind', 'HTTP 503.'),
    event('3', 'connected', 'Alder'),
    event('4', 'imported', '9'),
  ]
  await open(listOf({}), { 'GET /api/connections/activity': ok({ ...quiet, events }) })
  expect(await screen.findByText('Working again')).toBeTruthy()
  expect(screen.getByText('Not responding: Facebook is having problems.')).toBeTruthy()
  expect(screen.getByText('Connected: Alder')).toBeTruthy()
  expect(screen.getByText('Import finished: 9 comments')).toBeTruthy()
})

test('a day without reads looks different from a failed load', async () => {
  await open(listOf({}))
  expect(await screen.findByText('No changes in the last 24 hours.')).toBeTruthy()
})

test('cards still show if the marks fail to load', async () => {
  await open(listOf({ judgeme: {} }), { 'GET /api/connections/activity': refusal(500, 'INTERNAL', 'An error') })
  expect(await screen.findByText('Couldn’t load activity.')).toBeTruthy()
  expect(within(await card('Judge.me')).queryByRole('slider')).toBeNull()
})

test('activity that failed to load is loaded again by its own button', async () => {
  let broken = true
  await open(listOf({}), {
    'GET /api/connections/activity': () => (broken ? refusal(403, 'FORBIDDEN', 'No') : ok(quiet)),
  })
  const failure = await screen.findByText('Couldn’t load activity.')
  broken = false
  await userEvent.click(button(failure.closest<HTMLElement>('[role=alert]') ?? document.body, 'Try Again'))
  expect(await screen.findByText('No changes in the last 24 hours.')).toBeTruthy()
})
