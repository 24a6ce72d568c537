/** A day of the calendar as addresses and calls write it, 2026-11-21. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  // The 31st of a shorter month would become the 1st of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
