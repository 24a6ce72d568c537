/**
 * Windows of days in the brand's timezone; a day is written 2026-11-21, and both ends are
 * inclusive.
 */
export interface Range {
  from: string
  to: string
}

/** In display order. */
export const rangePresets = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-month',
  'last-month',
  'this-year',
] as const
export type RangePreset = (typeof rangePresets)[number]

/** What a window is compared with. */
export const comparisons = ['previous', 'month', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

/** Span of one point of a series. */
export const grains = ['hour', 'day', 'week', 'month'] as const
export type Grain = (typeof grains)[number]

/** The longest window, in days. */
export const longestRange = 3660

const dayMs = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: string, n: number): string => dayOf(at(day) + n * dayMs)

/** Number of days in a window, inclusive. */
export const lengthOf = ({ from, to }: Range): number => Math.round((at(to) - at(from)) / dayMs) + 1

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, n: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + n, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + n, Math.min(date, last)))
}

const monthStart = (day: string): string => `${day.slice(0, 8)}01`

export function rangeOf(preset: RangePreset, today: string): Range {
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (preset === 'this-month') return { from: monthStart(today), to: today }
  if (preset === 'last-month') {
    return { from: addMonths(monthStart(today), -1), to: addDays(monthStart(today), -1) }
  }
  if (preset === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  const days = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90 }[preset]
  return { from: addDays(today, 1 - days), to: today }
}

/** The preset that matches the window today, if any. */
export const presetOf = (range: Range, today: string): RangePreset | null =>
  rangePresets.find((preset) => {
    const its = rangeOf(preset, today)
    return its.from === range.from && its.to === range.to
  }) ?? null

/**
 * A window of the same length: right before this one, or the same days a month or a year earlier.
 */
export function earlierRange(range: Range, comparison: Comparison): Range | null {
  const days = lengthOf(range)
  if (comparison === 'none') return null
  if (comparison === 'previous') return { from: addDays(range.from, -days), to: addDays(range.from, -1) }
  const from = addMonths(range.from, comparison === 'month' ? -1 : -12)
  return { from, to: addDays(from, days - 1) }
}

/** Hours for a day, days up to a quarter, weeks from Sunday up to two years, months beyond. */
export function grainOf(range: Range): Grain {
  const days = lengthOf(range)
  if (days === 1) return 'hour'
  if (days <= 92) return 'day'
  return days <= 731 ? 'week' : 'month'
}

/** The /analytics button that a date range selects. */
export function spanOf(range: Range): '24h' | '7d' | '30d' | '90d' | 'all' {
  const days = lengthOf(range)
  if (days <= 1) return '24h'
  if (days <= 7) return '7d'
  if (days <= 30) return '30d'
  return days <= 90 ? '90d' : 'all'
}
