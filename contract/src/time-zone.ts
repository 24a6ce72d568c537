import { addDays } from './ranges.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const QUARTER = 900_000

/** Local date and time. */
export interface LocalTime {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour?: number
  minute?: number
  second?: number
}

/**
 * A name in the IANA database. Offsets such as +01:00 aren't, because they ignore daylight saving
 * time.
 */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The day of an instant in an IANA timezone, as YYYY-MM-DD. */
export function dayIn(timezone: string, instant: Date): string {
  let format = dayFormats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    dayFormats.set(timezone, format)
  }
  return format.format(instant)
}

/** The first instant of a day: the first of two midnights, or the end of a gap at midnight. */
export function startOfDay(timezone: string, day: string): Date {
  const key = `${timezone} ${day}`
  let start = starts.get(key)
  if (start === undefined) {
    start = findStart(timezone, day).getTime()
    if (starts.size > 10_000) starts.clear()
    starts.set(key, start)
  }
  return new Date(start)
}

/**
 * The instant of a day at the given local time, in milliseconds since midnight; the first of two.
 */
export function instantAt(timezone: string, day: string, msOfDay: number): Date {
  const [start, end] = [startOfDay(timezone, day).getTime(), startOfDay(timezone, addDays(day, 1)).getTime()]
  const local = Date.parse(`${day}T00:00:00Z`) + msOfDay
  const candidates = [start, end - 1].map((ms) => local - offsetAt(timezone, ms))
  const right = candidates.filter((ms) => ms >= start && ms < end && ms + offsetAt(timezone, ms) === local)
  const found = right.length > 0 ? Math.min(...right) : Math.max(...candidates)
  return new Date(Math.min(Math.max(found, start), end))
}

/** Local time in milliseconds since midnight. */
export function timeOfDay(timezone: string, instant: Date): number {
  const ms = instant.getTime()
  return (((ms + offsetAt(timezone, ms)) % DAY) + DAY) % DAY
}

/** The instant of a local date and time; null for dates that don't exist. */
export function zonedInstant(local: LocalTime, timezone: string): Date | null {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = local
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(utc)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 24 || minute > 59 || second > 60)
    return null
  const first = utc - offsetAt(timezone, utc)
  return new Date(utc - offsetAt(timezone, first))
}

function findStart(timezone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - offsetAt(timezone, midnight)
  const near = midnight - offsetAt(timezone, guess)
  for (const ms of [near, guess]) {
    if (dayIn(timezone, new Date(ms)) === day && dayIn(timezone, new Date(ms - 1)) < day) return new Date(ms)
  }
  return searchStart(timezone, day, midnight)
}

// Local days must never go backward when clocks do.
function searchStart(timezone: string, day: string, midnight: number): Date {
  let [before, reached] = [midnight - 16 * HOUR, midnight + 16 * HOUR]
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (dayIn(timezone, new Date(middle)) >= day) reached = middle
    else before = middle
  }
  return new Date(reached)
}

/** UTC offset in milliseconds; offsets change only on quarter hours. */
function offsetAt(timezone: string, ms: number): number {
  if (timezone === 'UTC') return 0
  const quarter = Math.floor(ms / QUARTER) * QUARTER
  const key = `${timezone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts = clockFormat(timezone).formatToParts(quarter)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = clockParts.map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter
  if (offsets.size > 20_000) offsets.clear()
  offsets.set(key, offset)
  return offset
}

const clockParts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

function clockFormat(timezone: string): Intl.DateTimeFormat {
  let format = clockFormats.get(timezone)
  if (!format) {
    const shape = Object.fromEntries(clockParts.map((part) => [part, 'numeric']))
    format = new Intl.DateTimeFormat('en-US', { ...shape, timeZone: timezone, hourCycle: 'h23' })
    clockFormats.set(timezone, format)
  }
  return format
}

// Formatters are slow to create, and the same few days repeat.
const dayFormats = new Map<string, Intl.DateTimeFormat>()
const clockFormats = new Map<string, Intl.DateTimeFormat>()
const starts = new Map<string, number>()
const offsets = new Map<string, number>()
