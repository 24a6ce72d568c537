import { monthOf, plainWord } from './calendar-words.ts'
import type { DateOrder } from '../columns/mapping.ts'
import type { LocalTime } from '@bizamply/contract/time-zone'

export interface PlainDate {
  local: LocalTime
  /** Minutes ahead of UTC; null if the text has no zone. */
  offset: number | null
  timed: boolean
}

/** A calendar date as text: numeric or with a month's name, alone or in a sentence. */
export function plainDate(text: string, order: DateOrder | null): PlainDate | { bad: string } | null {
  const { clock, rest } = takeClock(text)
  const day = ofDigits(rest, order) ?? eastAsian(rest) ?? withMonthName(rest)
  if (!day || 'bad' in day) return day
  // Most exports write a bare day as midnight to the second.
  const timed = clock !== null && clock.time.hour + clock.time.minute + clock.time.second > 0
  return { local: { ...day, ...clock?.time }, offset: timed ? clock.offset : null, timed }
}

/** Whether a numeric date reveals its order. */
export function ordersOf(text: string): DateOrder[] {
  const [, a, b] = digitsLast.exec(text.length > 60 ? '' : takeClock(text.trim()).rest) ?? []
  if (a === undefined || b === undefined) return []
  const fits = (month: string, day: string): boolean => isBetween(month, 12) && isBetween(day, 31)
  return [...(fits(b, a) ? (['DMY'] as const) : []), ...(fits(a, b) ? (['MDY'] as const) : [])]
}

type Day = Pick<LocalTime, 'year' | 'month' | 'day'>

function ofDigits(text: string, order: DateOrder | null): Day | { bad: string } | null {
  const first = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (first) return dayOf(first[1], first[3], first[4])
  const solid = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text)
  if (solid) return dayOf(solid[1], solid[2], solid[3])
  const month = /^(\d{4})[-/](\d{1,2})$/.exec(text)
  if (month) return dayOf(month[1], month[2], '1')
  const [, a, b, c] = digitsLast.exec(text) ?? []
  if (a === undefined || b === undefined || c === undefined) return null
  if (order === 'YMD' && c.length === 2) return dayOf(a, b, c)
  const possible = ordersOf(text)
  const chosen =
    order === 'DMY' || order === 'MDY' ? order : possible.length === 1 ? possible[0] : a === b ? 'DMY' : null
  if (!chosen) return { bad: `“${text}” could be month/day or day/month. Choose the date format.` }
  if (!possible.includes(chosen)) return { bad: `“${text}” isn’t a date in ${words[chosen]} order` }
  return chosen === 'DMY' ? dayOf(c, b, a) : dayOf(c, a, b)
}

/** 2021年3月12日, 2021년 3월 12일 */
function eastAsian(text: string): Day | null {
  const found = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号]/.exec(text)
  return found && dayOf(found[1], found[2], found[3])
}

/** 31-Jul-18, September 30, 2016, Commenté en France le 12 mars 2021 */
function withMonthName(text: string): Day | null {
  const parts = text.match(/\d+|[\p{L}\p{M}]+\.?/gu) ?? []
  const months = [...parts.keys()].filter(
    (i) => monthOf(plainWord(parts[i] ?? '')) !== undefined && isBesideNumber(parts, i),
  )
  // Beside another month, “mar.” is a Tuesday in French, Spanish, Italian or Romanian.
  const at = months.find((i) => plainWord(parts[i] ?? '') !== 'mar') ?? months[0] ?? -1
  const month = monthOf(plainWord(parts[at] ?? ''))
  if (month === undefined) return null
  const numbers = parts.filter((part, i) => /^\d+$/.test(part) && Math.abs(i - at) <= 4)
  const long = numbers.findIndex((n) => n.length === 4)
  const yearAt = long >= 0 ? long : numbers.length === 2 ? 1 : -1
  const year = numbers[yearAt]
  const day = numbers.find((n, i) => i !== yearAt && isBetween(n, 31)) ?? (numbers.length === 1 ? '1' : undefined)
  if (year === undefined || day === undefined) return null
  return dayOf(year, String(month), day)
}

const isBesideNumber = (parts: string[], at: number): boolean =>
  [1, 2].some((by) => /^\d+$/.test(parts[at - by] ?? '') || /^\d+$/.test(parts[at + by] ?? ''))

function dayOf(year = '', month = '', day = ''): Day {
  const y = Number(year)
  // Two digits up to 69 are this century; Thai files use the Buddhist era.
  const full = year.length === 2 ? (y < 70 ? 2000 + y : 1900 + y) : y > 2400 && y < 2700 ? y - 543 : y
  return { year: full, month: Number(month), day: Number(day) }
}

interface Clock {
  time: { hour: number; minute: number; second: number }
  offset: number | null
}

function takeClock(text: string): { clock: Clock | null; rest: string } {
  const found = clockPattern.exec(text)
  if (!found) return { clock: null, rest: text }
  const [whole, h = '0', minute = '0', second = '0', half = '', zone = ''] = found
  const hour = half === '' || Number(h) > 12 ? Number(h) : (Number(h) % 12) + (/^p/i.test(half) ? 12 : 0)
  const isMonth = monthOf(plainWord(zone)) !== undefined
  const rest = text
    .replace(whole, isMonth ? ` ${zone}` : ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,·]+|[\s,]+$/g, '')
  return { clock: { time: { hour, minute: Number(minute), second: Number(second) }, offset: offsetOf(zone) }, rest }
}

function offsetOf(zone: string): number | null {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  if (sign) return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return zones[zone.toUpperCase()] ?? null
}

const isBetween = (digits: string, most: number): boolean => Number(digits) >= 1 && Number(digits) <= most

const digitsLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const clockPattern =
  /(?:^|[T,]|\bat\b|\bà\b|\bum\b|\s)\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*((?:UTC|GMT)?[+-]\d{2}:?(?:\d{2})?|Z|[A-Z]{3,4}\b)?(?:\s*\([^)]*\))?/i
const words = { DMY: 'day/month/year', MDY: 'month/day/year', YMD: 'year/month/day' }
const zones: Record<string, number> = Object.fromEntries(
  'Z 0,UTC 0,GMT 0,BST 60,CET 60,CEST 120,JST 540,KST 540,AEST 600,AEDT 660,EST -300,EDT -240,CST -360,CDT -300,MST -420,MDT -360,PST -480,PDT -420'
    .split(',')
    .map((zone) => zone.split(' '))
    .map(([name = '', minutes]) => [name, Number(minutes)]),
)
