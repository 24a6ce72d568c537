/** Formats a date as YYYY-MM-DD, as the API expects. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Midnight of the day in the browser’s timezone, as the calendar expects. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The last days, including today. */
export function lastDays(days: number): { from: string; to: string } {
  const from = new Date()
  from.setDate(from.getDate() - days + 1)
  return { from: dayOf(from), to: dayOf(new Date()) }
}
