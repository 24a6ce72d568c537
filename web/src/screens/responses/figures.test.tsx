import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const tile = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Key metrics' })).findByRole('link', { name })

const empty = {
  total: 0,
  pending: 0,
  draft: 0,
  sent: 0,
  handledRate: null,
  sentRate: null,
  responseHours: null,
  rating: null,
  rated: 0,
}

test('the four tiles show value and change, explain themselves, and link to the comments that they count', async () => {
  responsesServer({})
  await startConsole('/responses')
  const total = await tile(/^Total Reviews/)
  expect(total.textContent).toBe('Total Reviews40+25%')
  expect(total.getAttribute('href')).toBe('/responses?from=2026-10-23&to=2026-11-21&triageState=shown&status=all')
  const rate = await tile(/^Response Rate/)
  expect(rate.textContent).toBe('Response Rate50%+3.1 pts better')
  expect(rate.dataset['tooltip']).toBe(
    'Sent or drafted: 50% of all reviews. Sent: 40%. Compared to the 30 days before.',
  )
  expect((await tile(/^Avg. Response Time/)).textContent).toBe('Avg. Response Time4.2h−36m better')
  expect((await tile(/^Avg. Rating/)).textContent).toBe('Avg. Rating3.7−0.1 worse')
})

test('durations of a day and more are in days', async () => {
  const now = { ...empty, total: 3, sent: 3, responseHours: 60, rating: null }
  const before = { ...now, responseHours: 24 }
  responsesServer({}, { 'GET /api/comments/figures': ok({ from: '2026-11-15', to: '2026-11-21', now, before }) })
  await startConsole('/responses?days=7')
  expect((await tile(/^Avg. Response Time/)).textContent).toBe('Avg. Response Time2.5d+1.5d worse')
})

test('tiles without data say so, and show no zero', async () => {
  const figures = ok({ from: '2026-11-15', to: '2026-11-21', now: empty, before: empty })
  responsesServer({}, { 'GET /api/comments/figures': figures })
  await startConsole('/responses?days=7')
  await tile(/^Total Reviews/)
  expect(screen.getAllByText('No data yet')).toHaveLength(4)
})

test('tiles that fail to load show an error and can be retried', async () => {
  let broken = true
  responsesServer(
    {},
    {
      'GET /api/comments/figures': () =>
        broken
          ? refusal(400, 'BAD_REQUEST', 'Not now.')
          : ok({ from: '2026-11-15', to: '2026-11-21', now: empty, before: empty }),
    },
  )
  await startConsole('/responses')
  const figures = await screen.findByRole('region', { name: 'Key metrics' })
  expect((await within(figures).findByRole('alert')).textContent).toContain('Couldn’t load key metrics.')
  await userEvent.click(screen.getByRole('button', { name: /^Date range/ }))
  const popup = await screen.findByRole('dialog', { name: 'Date range' })
  const alert = within(popup).getByRole('alert')
  expect(alert.textContent).toContain('Couldn’t load key metrics. Not now.')
  broken = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }))
  expect(await within(popup).findAllByText('No data yet')).toHaveLength(4)
  expect(within(figures).getAllByText('No data yet')).toHaveLength(4)
})

test('comments that arrive while the page is open are counted the same way as in the tabs', async () => {
  let total = 40
  const { world, sendEvent } = responsesServer(
    { comments: [aComment(1)] },
    {
      'GET /api/comments/figures': () =>
        ok({ from: '2026-10-23', to: '2026-11-21', now: { ...empty, total }, before: { ...empty, total: 32 } }),
    },
  )
  await startConsole('/responses')
  await row('Customer 1')
  expect((await tile(/^Total Reviews/)).textContent).toBe('Total Reviews40+25%')
  await screen.findByText(/^Connected/)
  total = 44
  world.comments.push(aComment(2))
  sendEvent('comment', aComment(2)._id)
  await row('Customer 2')
  await waitFor(async () => expect((await tile(/^Total Reviews/)).textContent).toBe('Total Reviews44+37.5%'))
})
