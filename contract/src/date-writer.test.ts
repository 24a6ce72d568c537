import { describe, expect, test } from 'vitest'
import { dateWriter } from './date-writer.ts'
import { dateFormats, numberFormats, numberWriter } from './formats.ts'

const at = new Date('2026-11-05T13:05:00Z')
const there = { timeZone: 'Europe/Berlin' }

describe('dates', () => {
  test.each([
    ['MM/DD/YYYY', '11/05/2026', '11/05', 'Thursday, 11/05/2026, 2:05 PM'],
    ['DD/MM/YYYY', '05/11/2026', '05/11', 'Thursday, 05/11/2026, 2:05 PM'],
    ['YYYY-MM-DD', '2026-11-05', '11-05', 'Thursday, 2026-11-05, 2:05 PM'],
    ['MMM DD, YYYY', 'Nov 5, 2026', 'Nov 5', 'Thursday, November 5, 2026 at 2:05 PM'],
    ['DD MMM YYYY', '5 Nov 2026', '5 Nov', 'Thursday, 5 November 2026, 2:05 PM'],
  ] as const)('%s formats days, days of this year, and times', (chosen, day, short, full) => {
    const write = (options: Intl.DateTimeFormatOptions) =>
      dateWriter('en', { ...options, ...there }, chosen)
        .format(at)
        .replaceAll('\u202F', ' ')
    expect(write({ dateStyle: 'medium' })).toBe(day)
    expect(write({ day: 'numeric', month: 'short', year: 'numeric' })).toBe(day)
    expect(write({ day: 'numeric', month: 'short' })).toBe(short)
    expect(write({ dateStyle: 'full', timeStyle: 'short' })).toBe(full)
  })

  test.each([
    ['MM/DD/YYYY', '11/05/2026 – 11/21/2026', '12/30/2026 – 01/02/2027'],
    ['DD/MM/YYYY', '05/11/2026 – 21/11/2026', '30/12/2026 – 02/01/2027'],
    ['YYYY-MM-DD', '2026-11-05 – 2026-11-21', '2026-12-30 – 2027-01-02'],
    ['MMM DD, YYYY', 'Nov 5 – 21, 2026', 'Dec 30, 2026 – Jan 2, 2027'],
    ['DD MMM YYYY', '5 – 21 Nov 2026', '30 Dec 2026 – 2 Jan 2027'],
  ] as const)('%s formats date ranges within a month and across years', (chosen, month, years) => {
    const { formatRange } = bound(dateWriter('en', { dateStyle: 'medium', timeZone: 'UTC' }, chosen))
    expect(formatRange('2026-11-05', '2026-11-21')).toBe(month)
    expect(formatRange('2026-12-30', '2027-01-02')).toBe(years)
  })

  test('weekdays, hours, and full months follow the language', () => {
    for (const chosen of dateFormats) {
      const write = (options: Intl.DateTimeFormatOptions) =>
        dateWriter('en', { ...options, ...there }, chosen).format(at)
      expect(write({ hour: 'numeric', minute: '2-digit' }).replace('\u202F', ' ')).toBe('2:05 PM')
      expect(write({ weekday: 'short' })).toBe('Thu')
      expect(write({ month: 'long', year: 'numeric' })).toBe('November 2026')
    }
  })
})

test.each([
  ['1,234.56', '1,234,567.5', '12.5%', '€1,234.50'],
  ['1.234,56', '1.234.567,5', '12,5%', '€1.234,50'],
  ['1 234,56', '1 234 567,5', '12,5%', '€1 234,50'],
  ['1’234.56', '1’234’567.5', '12.5%', '€1’234.50'],
] as const)('%s formats counts, percentages, and money', (chosen, count, share, money) => {
  const write = (value: number, options?: Intl.NumberFormatOptions) =>
    numberWriter('en', options, chosen).format(value).replaceAll('\u00A0', ' ')
  expect(write(1_234_567.5)).toBe(count)
  expect(write(0.125, { style: 'percent', maximumFractionDigits: 1 })).toBe(share)
  expect(write(1234.5, { style: 'currency', currency: 'EUR' })).toBe(money)
  expect(numberFormats).toContain(chosen)
})

function bound(writer: ReturnType<typeof dateWriter>) {
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  return {
    formatRange: (from: string, to: string) => writer.formatRange(noon(from), noon(to)).replaceAll('\u2009', ' '),
  }
}
