import { isEnglish, usualFormats, type DateFormat } from './formats.ts'

type Options = Intl.DateTimeFormatOptions
type Instant = Date | number

export interface DateWriter {
  format: (instant?: Instant) => string
  formatRange: (from: Instant, to: Instant) => string
}

/**
 * Takes the options of `Intl.DateTimeFormat`. Dates follow the person's format; weekdays, hours,
 * and months without a day follow the language.
 */
export function dateWriter(locale: string, options: Options, chosen: DateFormat): DateWriter {
  const plain = new Intl.DateTimeFormat(locale, options)
  const dayStyle = dayStyleOf(options)
  if (!dayStyle || (chosen === usualFormats.dateFormat && isEnglish(locale))) return plain
  const day = dayWriter(locale, options, dayStyle, chosen)
  const weekday =
    dayStyle.weekday && new Intl.DateTimeFormat(locale, { weekday: dayStyle.weekday, ...placeOf(options) })
  const time = timeOf(options)
  const clock = time && new Intl.DateTimeFormat(locale, time)
  const format = (instant: Instant = new Date()): string =>
    [weekday?.format(instant), day.one(instant), clock?.format(instant)].filter(Boolean).join(', ')
  const formatRange = (from: Instant, to: Instant): string => {
    const [first, last] = [format(from), format(to)]
    if (first === last) return first
    return weekday || clock ? `${first} – ${last}` : day.range(from, to)
  }
  return { format, formatRange }
}

interface DayStyle {
  weekday: Options['weekday']
  month: 'short' | 'long'
  hasYear: boolean
}

/** Null if the options ask for no day. */
function dayStyleOf({ dateStyle, weekday, year, month, day, hour, minute, timeStyle }: Options): DayStyle | null {
  if (dateStyle) {
    const isLong = dateStyle === 'full' || dateStyle === 'long'
    return { weekday: dateStyle === 'full' ? 'long' : undefined, month: isLong ? 'long' : 'short', hasYear: true }
  }
  if (day && month) return { weekday, month: month === 'long' ? 'long' : 'short', hasYear: Boolean(year) }
  const asksNothing = !(weekday || year || month || day || hour || minute || timeStyle)
  return asksNothing ? { weekday: undefined, month: 'short', hasYear: true } : null
}

const placeOf = ({ timeZone }: Options): Options => (timeZone ? { timeZone } : {})

function timeOf(options: Options): Options | null {
  const { timeStyle, hour, minute, second, timeZoneName, hourCycle, hour12 } = options
  if (timeStyle) return { timeStyle, ...placeOf(options) }
  if (!hour) return null
  const timeOptions = Object.entries({ hour, minute, second, timeZoneName, hourCycle, hour12 })
  return { ...Object.fromEntries(timeOptions.filter(([, value]) => value !== undefined)), ...placeOf(options) }
}

interface Parts {
  year: string
  month: string
  day: string
}

function dayWriter(locale: string, options: Options, { month, hasYear }: DayStyle, chosen: DateFormat) {
  const isNamed = chosen.includes('MMM')
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: isNamed ? month : '2-digit',
    day: isNamed ? 'numeric' : '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...placeOf(options),
  })
  const read = (instant: Instant): Parts => {
    const found = { year: '', month: '', day: '' }
    for (const { type, value } of parts.formatToParts(instant)) if (type in found) found[type as keyof Parts] = value
    return found
  }
  return {
    one: (instant: Instant): string => write(read(instant), chosen, hasYear),
    range: (from: Instant, to: Instant): string => writeRange(read(from), read(to), chosen, hasYear),
  }
}

function write({ year, month, day }: Parts, chosen: DateFormat, hasYear: boolean): string {
  const years = hasYear ? [year] : []
  if (chosen === 'MM/DD/YYYY') return [month, day, ...years].join('/')
  if (chosen === 'DD/MM/YYYY') return [day, month, ...years].join('/')
  if (chosen === 'YYYY-MM-DD') return [...years, month, day].join('-')
  if (chosen === 'DD MMM YYYY') return [day, month, ...years].join(' ')
  return `${month} ${day}${hasYear ? `, ${year}` : ''}`
}

/** Named months write the shared month or year once. */
function writeRange(from: Parts, to: Parts, chosen: DateFormat, hasYear: boolean): string {
  const isNamed = chosen.includes('MMM')
  const isOneYear = from.year === to.year
  const isOneMonth = isOneYear && from.month === to.month
  if (isNamed && isOneMonth && chosen === 'DD MMM YYYY') return `${from.day} – ${write(to, chosen, hasYear)}`
  if (isNamed && isOneMonth) return `${from.month} ${from.day} – ${to.day}${hasYear ? `, ${to.year}` : ''}`
  const first = write(from, chosen, isNamed && isOneYear ? false : hasYear || !isOneYear)
  return `${first} – ${write(to, chosen, hasYear || !isOneYear)}`
}
