import { describe, expect, it } from 'vitest'
import { guessDates } from './guess-dates.ts'
import type { DateOrder } from '../columns/mapping.ts'
import { readDate } from './read-date.ts'

const importedAt = new Date('2026-11-21T15:00:00Z')
const read = (text: string, order: DateOrder | null = null, timezone = 'Europe/Berlin') => {
  const found = readDate(text, { order, timezone, importedAt })
  if (!found) return null
  return 'bad' in found ? found.bad : found.at.toISOString().slice(0, found.dayOnly ? 10 : 19)
}

describe('a date', () => {
  it.each([
    ['2026-06-29 23:41:16 UTC', '2026-06-29T23:41:16'],
    ['2026-06-29T23:41:16+02:00', '2026-06-29T21:41:16'],
    ['2025-03-12T10:00:00.000Z', '2025-03-12T10:00:00'],
    ['2018-01-18 21:46:59', '2018-01-18T20:46:59'],
    ['2018-01-18 00:00:00', '2018-01-18'],
    ['1787069565', '2026-08-18T16:12:45'],
    ['1787069565000', '2026-08-18T16:12:45'],
    ['18-Jul-18', '2018-07-18'],
    ['31-Jul-18', '2018-07-31'],
    ['14/09/2019', '2019-09-14'],
    ['09/14/2019', '2019-09-14'],
    ['7/31/2018 10:22 PM', '2018-07-31T20:22:00'],
    ['September 30, 2016', '2016-09-30'],
    ['8 May 2018', '2018-05-08'],
    ['Tue, 31 Jul 2018 10:00:00 GMT', '2018-07-31T10:00:00'],
    ['Commenté en France le 12 mars 2021', '2021-03-12'],
    ['Reviewed in the United States on March 12, 2021', '2021-03-12'],
    ['Rezension aus Deutschland vom 12. März 2021', '2021-03-12'],
    ['2021年3月12日に日本でレビュー済み', '2021-03-12'],
    ['2021년 3월 12일', '2021-03-12'],
    ['12 Mart 2021', '2021-03-12'],
    ['12 มีนาคม 2564', '2021-03-12'],
    ['2021-11', '2021-11-01'],
    ['mar. 9 avr. 2024', '2024-04-09'],
    ['mar, 9 abr 2024', '2024-04-09'],
    ['9 apr 2024, mar', '2024-04-09'],
    ['mar. 5 mars 2024', '2024-03-05'],
    ['10:30 Mar 5, 2024', '2024-03-05T09:30:00'],
    ['10:30 March 5, 2024', '2024-03-05T09:30:00'],
    ['2:05 PM · Mar 5, 2024', '2024-03-05T13:05:00'],
    ['14:30 am 5. März 2024', '2024-03-05T13:30:00'],
    ['10:30, 14/09/2019', '2019-09-14T08:30:00'],
  ])('is read from "%s"', (text, date) => expect(read(text)).toBe(date))

  it.each([
    ['2 tuần trước', '2026-11-07'],
    ['2 giờ trước', '2026-11-21T13:00:00'],
    ['3 weeks ago', '2026-10-31'],
    ['a month ago', '2026-10-21'],
    ['vor 2 Tagen', '2026-11-19'],
    ['vor einer Woche', '2026-11-14'],
    ['il y a 3 jours', '2026-11-18'],
    ['il y a un mois', '2026-10-21'],
    ['hace un año', '2025-11-21'],
    ['3日前', '2026-11-18'],
    ['2 gün önce', '2026-11-19'],
    ['yesterday', '2026-11-20'],
    ['3w', '2026-10-31'],
  ])('is counted back from the import: "%s"', (text, date) => expect(read(text)).toBe(date))

  it.each([
    'just now',
    'Just now',
    'now',
    'A few seconds ago',
    'à l’instant',
    "à l'instant",
    'maintenant',
    'gerade eben',
    'jetzt',
    'ahora mismo',
    'hace un momento',
    'proprio ora',
    'agora mesmo',
    'zojuist',
    'только что',
    'az önce',
    'たった今',
    '刚刚',
    '剛剛',
    '방금 전',
    'vừa xong',
    'baru saja',
  ])('is the moment of the import: "%s"', (text) => {
    expect(readDate(text, { order: null, timezone: 'UTC', importedAt })).toEqual({
      at: importedAt,
      dayOnly: false,
      relative: true,
    })
  })

  it.each([
    'today',
    "aujourd'hui",
    'aujourd’hui',
    'heute',
    'hoy',
    'oggi',
    'hoje',
    'vandaag',
    'сегодня',
    'bugün',
    '今日',
    '今天',
    '오늘',
    'hôm nay',
    'this week',
    'diese Woche',
  ])('is the day of the import: "%s"', (text) => {
    expect(readDate(text, { order: null, timezone: 'UTC', importedAt })).toEqual({
      at: importedAt,
      dayOnly: true,
      relative: true,
    })
  })

  it.each(['', 'N/A', '-', 'null', '0000-00-00 00:00:00'])('is not read from "%s"', (text) =>
    expect(read(text)).toBeNull(),
  )

  it.each([
    ['2027-01-01', 'is in the future'],
    ['1950-01-01', 'too far in the past'],
    ['2026-02-30', 'doesn’t exist'],
    ['soon', 'We can’t read'],
    ['03/04/2019', 'could be month/day or day/month'],
  ])('is refused with a reason: "%s"', (text, reason) => expect(read(text)).toContain(reason))

  it('follows the order of its file', () => {
    expect(read('03/04/2019', 'DMY')).toBe('2019-04-03')
    expect(read('03/04/2019', 'MDY')).toBe('2019-03-04')
    expect(read('18/04/03', 'YMD')).toBe('2018-04-03')
    expect(read('09/14/2019', 'DMY')).toContain('isn’t a date in day/month/year order')
  })

  it("without a time is noon in the brand's time zone", () => {
    const found = readDate('2021-03-12', { order: null, timezone: 'Asia/Tokyo', importedAt })
    expect(found).toEqual({ at: new Date('2021-03-12T03:00:00Z'), dayOnly: true, relative: false })
  })

  it('follows daylight saving time', () => {
    expect(read('2025-10-26 01:30:00')).toBe('2025-10-25T23:30:00')
    expect(read('2025-10-26 03:30:00')).toBe('2025-10-26T02:30:00')
    expect(read('2025-07-01 08:00:00', null, 'America/New_York')).toBe('2025-07-01T12:00:00')
  })
})

describe('the order of dates', () => {
  it.each([
    [['03/04/2019', '14/04/2019'], 'DMY', false],
    [['03/04/2019', '04/14/2019'], 'MDY', false],
    [['03/04/2019', '05/06/2019'], null, true],
    [['14/04/2019', '04/14/2019'], null, true],
    [['2019-04-14', '8 May 2018'], null, false],
  ])('is derived from all of them: %j', (cells, order, isAmbiguous) =>
    expect(guessDates(cells)).toMatchObject({ order, isAmbiguous }),
  )

  it('notes that relative dates count from the import', () => {
    expect(guessDates(['3 days ago', '14/04/2019']).notes[0]).toContain('counted back from the import date')
  })
})
