/** A date as in URLs and calls, 2026-11-21. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  // Date would roll the 31st of a shorter month over to the 1st of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** The en-CA locale formats dates as YYYY-MM-DD. */
export const todayIn = (timeZone: string): string => new Date().toLocaleDateString('en-CA', { timeZone })

/** Midnight of the day in the browser’s timezone, as calendars expect. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day that was picked in a calendar. */
export const dayOfDate = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
