/** A date as in URLs and calls, 2026-11-21. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  // Date would roll the 31st of a shorter month over to the 1st of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
