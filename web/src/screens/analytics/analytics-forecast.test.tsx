import type { ReviewForecast } from '@bizamply/contract/review-forecast'
import { addDays } from '@bizamply/contract/ranges'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAnalytics, someCustomers } from '../../testing/analytics.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { SeesAll } from '../../testing/sees-all.ts'
import { startConsole } from '../../testing/start-console.tsx'

const call = 'GET /api/analytics/forecast'
const backtest = { tests: 12, error: 6.21, naiveError: 8.94, within: 0.786 }

function aForecast(more: Partial<ReviewForecast> = {}): ReviewForecast {
  return {
    timezone: 'Europe/Berlin',
    today: '2026-11-21',
    days: 400,
    volume: {
      points: Array.from({ length: 14 }, (_, n) => ({
        day: addDays('2026-11-21', n),
        expected: 60 + n,
        low: 50,
        high: 80,
      })),
      past: Array.from({ length: 28 }, (_, n) => ({
        day: addDays('2026-10-24', n),
        received: 61,
        expected: n < 7 ? null : 58.5,
      })),
      backtest,
    },
    volumeMissing: null,
    rating: {
      expected: 4.12,
      low: 3.9,
      high: 4.3,
      now: 4,
      backtest: { ...backtest, error: 0.091, naiveError: 0.13 },
    },
    ratingMissing: null,
    ...more,
  }
}

async function show(answer: () => ReturnType<typeof refusal>, seen = true) {
  if (seen) window.IntersectionObserver = SeesAll
  const server = responsesServer(
    {},
    {
      'GET /api/analytics/overview': () => ok(anAnalytics()),
      'GET /api/analytics/customers': () => ok(someCustomers()),
      'GET /api/analytics/products': () => ({
        body: { success: true, data: [], total: 0, pagination: { nextCursor: null, limit: 10 } },
      }),
      [call]: answer,
    },
  )
  await startConsole('/analytics')
  const section = (await screen.findByRole('heading', { name: 'Forecast' })).closest('section')
  return { server, section: within(section ?? document.body) }
}

test('shows the forecast and its band; how accurate past forecasts were is behind an icon', async () => {
  const { section } = await show(() => ok(aForecast()))
  expect(await section.findByText('About 67 per day, usually between 50 and 80.')).toBeTruthy()
  expect(screen.queryByText(/Tested on/)).toBeNull()
  await userEvent.click(section.getByRole('button', { name: 'How this forecast is made: Reviews per day' }))
  expect(
    await screen.findByText(
      'The forecast for the next 14 days is based on the 400 days through yesterday. Tested on 12 past two-week periods: off by 6.2 per day on average, compared with 8.9 when repeating the previous week. 79% of days fell within the range.',
    ),
  ).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(section.getByText('About 4.1, usually between 3.9 and 4.3. Last week: 4.0.')).toBeTruthy()
  const rows = within(section.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent)).slice(0, 2)).toEqual([
    ['Day', 'Received', 'Expected', 'Usual range'],
    ['Saturday, October 24', '61', '–', '–'],
  ])
  expect(rows.at(-1)?.textContent).toBe('Friday, December 4–7350 – 80')
})

test('the forecast is not requested until it scrolls into view', async () => {
  const { server, section } = await show(() => ok(aForecast()), false)
  expect(server.calls(call)).toEqual([])
  expect(section.queryByRole('table')).toBeNull()
})

test('too little history, no gain over the previous week, and a failure each have a message', async () => {
  const none = { volume: null, rating: null }
  let answer: () => ReturnType<typeof refusal> = () => refusal(503, 'INTERNAL_ERROR', 'The database is away.')
  const { section } = await show(() => answer())
  expect(await section.findByText('Couldn’t load the forecast. The database is away.')).toBeTruthy()
  answer = () => ok(aForecast({ ...none, days: 30, volumeMissing: 'too-little', ratingMissing: 'too-little' }))
  await userEvent.click(section.getByRole('button', { name: 'Try Again' }))
  expect(await section.findByText('Forecasts need 84 days of reviews. You have 30.')).toBeTruthy()
})

test('a forecast that is no better than the previous week is not shown', async () => {
  const { section } = await show(() =>
    ok(aForecast({ volume: null, rating: null, volumeMissing: 'no-better', ratingMissing: 'too-little' })),
  )
  expect(await section.findByText(/^No forecast yet/)).toBeTruthy()
  expect(section.getByText(/^Rating forecasts need 84 days/)).toBeTruthy()
})
