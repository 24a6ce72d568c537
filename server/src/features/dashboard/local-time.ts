import { dayIn } from '../comments/index.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** The first instant of a day in a timezone; where midnight happens twice, the first, where it is left out, what follows. */
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

// Asked for the same few days again and again, and slow to find.
const starts = new Map<string, number>()

function findStart(timezone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - offsetAt(timezone, midnight)
  const near = midnight - offsetAt(timezone, guess)
  for (const ms of [near, guess]) {
    if (dayIn(timezone, new Date(ms)) === day && dayIn(timezone, new Date(ms - 1)) < day) return new Date(ms)
  }
  return search(timezone, day, midnight)
}

/** The instant when a clock there shows this time of the day, within the day; of two the first. */
export function instantOf(timezone: string, day: string, msOfDay: number): Date {
  const [start, end] = [startOfDay(timezone, day).getTime(), startOfDay(timezone, nextDay(day)).getTime()]
  const wanted = Date.parse(`${day}T00:00:00Z`) + msOfDay
  const candidates = [start, end - 1].map((ms) => wanted - offsetAt(timezone, ms))
  const right = candidates.filter((ms) => ms >= start && ms < end && ms + offsetAt(timezone, ms) === wanted)
  const found = right.length > 0 ? Math.min(...right) : Math.max(...candidates)
  return new Date(Math.min(Math.max(found, start), end))
}

/** What a clock there shows, in milliseconds since its midnight. */
export function clockAt(timezone: string, instant: Date): number {
  const ms = instant.getTime()
  return (((ms + offsetAt(timezone, ms)) % DAY) + DAY) % DAY
}

export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

// Days only ever go forward, whatever the clocks do.
function search(timezone: string, day: string, midnight: number): Date {
  let [before, reached] = [midnight - 16 * HOUR, midnight + 16 * HOUR]
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (dayIn(timezone, new Date(middle)) >= day) reached = middle
    else before = middle
  }
  return new Date(reached)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far clocks there are ahead of UTC. */
function offsetAt(timezone: string, ms: number): number {
  let format = formats.get(timezone)
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
    const clock = { ...numeric, minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, ...clock })
    formats.set(timezone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(new Date(ms)).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
}
