export interface LocalTime {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour?: number
  minute?: number
  second?: number
}

/** The instant at which clocks of the timezone show this; null when no calendar has such a day. */
export function zonedInstant(local: LocalTime, timezone: string): Date | null {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = local
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(utc)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 24 || minute > 59 || second > 60)
    return null
  const first = utc - offsetAt(utc, timezone)
  return new Date(utc - offsetAt(first, timezone))
}

/** What the timezone's clocks are ahead of UTC, in milliseconds; changes only on quarters of an hour. */
function offsetAt(instant: number, timezone: string): number {
  if (timezone === 'UTC') return 0
  const quarter = Math.floor(instant / 900_000) * 900_000
  const key = `${timezone} ${quarter}`
  const have = offsets.get(key)
  if (have !== undefined) return have
  const parts = formatOf(timezone).formatToParts(quarter)
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  const offset = Date.UTC(y, mo - 1, d, h % 24, mi) - quarter
  if (offsets.size > 20_000) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const have = formats.get(timezone)
  if (have) return have
  const made = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timezone, made)
  return made
}

const offsets = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()
