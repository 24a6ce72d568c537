const DAY_MS = 86_400_000
/** UTC hour at which the nightly check of all brands starts. */
const NIGHT_BEGINS_MS = 4 * 3_600_000

/** The night of an instant, named by the day on which it began. */
export const nightOf = (at: Date): string => new Date(at.getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)

/** When a brand's next check is due: now, if it hasn't been checked in the current night. */
export function nextCheck(now: Date, checkedAt: Date | null): Date {
  const began = Date.parse(`${nightOf(now)}T00:00:00Z`) + NIGHT_BEGINS_MS
  if (checkedAt === null || nightOf(checkedAt) < nightOf(now)) return new Date(Math.max(began, now.getTime()))
  return new Date(began + DAY_MS)
}
