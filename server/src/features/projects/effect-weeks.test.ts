import { expect, test } from 'vitest'
import { addDays } from '@bizamply/contract/ranges'
import { calendarOf, type EffectDates } from './effect-weeks.ts'

const dates: EffectDates = {
  countFrom: '2026-01-01',
  startedOn: '2026-04-01',
  shippedOn: '2026-04-18',
  alertFrom: null,
  today: '2026-05-20',
}

test('every day until today is in exactly one week, and no week spans both sides', () => {
  const { weeks, before, after } = calendarOf(dates)
  expect([before, after]).toEqual([
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2026-04-18', to: '2026-05-20' },
  ])
  for (const [n, { from }] of weeks.entries())
    expect(from).toBe(n === 0 ? '2026-01-01' : addDays(weeks[n - 1]?.to ?? '', 1))
  expect(weeks.map(({ side }) => side).join(' ')).toBe(
    [...Array<string>(13).fill('before'), ...Array<string>(3).fill('between'), ...Array<string>(5).fill('after')].join(
      ' ',
    ),
  )
  expect(weeks.at(-1)).toEqual({ from: '2026-05-16', to: '2026-05-20', side: 'after', open: true })
  expect(weeks.at(-2)).toMatchObject({ to: '2026-05-15', open: false })
})

test('the result is final 26 weeks after the delivery, and later days do not count', () => {
  const { settlesOn, settled } = calendarOf(dates)
  expect([settlesOn, settled]).toEqual(['2026-10-17', false])
  const late = calendarOf({ ...dates, today: '2026-12-24' })
  expect(late).toMatchObject({ settled: true, after: { to: '2026-10-16' } })
  expect(late.weeks.at(-1)).toMatchObject({ to: '2026-10-16', open: false })
})

test("the week of the project's alert is excluded from the baseline, unless a person chose dates that include it", () => {
  expect(calendarOf({ ...dates, alertFrom: '2026-03-20' }).before).toEqual({ from: '2026-01-01', to: '2026-03-19' })
  expect(calendarOf({ ...dates, alertFrom: '2026-03-20', countFrom: '2026-03-20' }).before).toEqual({
    from: '2026-03-20',
    to: '2026-03-31',
  })
})

test('a project that has not shipped or not started has no side after', () => {
  const begun = calendarOf({ ...dates, shippedOn: null })
  expect([begun.after, begun.settlesOn, begun.weeks.at(-1)?.side]).toEqual([null, null, 'between'])
  const planned = calendarOf({ ...dates, startedOn: null, shippedOn: null })
  expect(planned.before).toEqual({ from: '2026-01-01', to: '2026-05-20' })
  expect(calendarOf({ ...dates, shippedOn: '2026-06-01' })).toMatchObject({ after: null, settled: false })
})

test('at most two years are read', () => {
  const { weeks } = calendarOf({ ...dates, countFrom: '2019-01-01', shippedOn: null })
  expect([weeks[0]?.from, weeks.length < 110]).toEqual(['2024-05-20', true])
  expect(
    calendarOf({ ...dates, countFrom: '2019-01-01', startedOn: '2020-01-01', shippedOn: '2020-02-01' }).before,
  ).toEqual({
    from: '2019-01-01',
    to: '2019-12-31',
  })
})
