import { expect, test } from 'vitest'
import { addDays } from '@bizamply/contract/ranges'
import { inMonths } from './read-shares.ts'
import { windowsOf } from './windows.ts'

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day)
  return days
}

test('a window defaults to the last seven days and may have only a start or an end', () => {
  const at = new Date('2026-11-21T14:05:00Z')
  const ends = (query: { from?: string; to?: string }) => {
    const { now, earlier } = windowsOf('UTC', at, { ...query, compare: 'previous' })
    return [now.from, now.to, earlier?.from, earlier?.to]
  }
  expect(ends({})).toEqual(['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'])
  expect(ends({ to: '2026-11-10' })).toEqual(['2026-11-04', '2026-11-10', '2026-10-28', '2026-11-03'])
  expect(ends({ from: '2026-11-20' })).toEqual(['2026-11-20', '2026-11-21', '2026-11-18', '2026-11-19'])
})

test('whole months and days add up to every window', () => {
  const wrong: string[] = []
  for (const from of daysOf('2026-01-01', '2026-04-02').filter((_, n) => n % 5 === 0)) {
    for (const to of daysOf(from, '2026-08-01').filter((_, n) => n % 9 === 0)) {
      for (const until of [null, new Date()]) {
        const { months, pieces } = inMonths({ from, to, until })
        for (const day of daysOf('2025-12-01', '2026-10-01')) {
          const month = `${day.slice(0, 8)}01`
          const whole = month >= months.from && month <= months.to ? 1 : 0
          const times = pieces.reduce((sum, p) => sum + (day >= p.from && day <= p.to ? p.sign : 0), whole)
          if (times !== (day >= from && day <= to ? 1 : 0)) wrong.push(`${from} ${to} ${day}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})
