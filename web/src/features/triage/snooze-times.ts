export interface SnoozeTime {
  name: 'laterToday' | 'tomorrow' | 'nextWeek'
  at: Date
}

const MORNING = 9
const EVENING = 18

/** Times that fit now, in the timezone of whoever looks: this evening, tomorrow at 9:00, next Monday at 9:00. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const later = now.getHours() < EVENING - 3 ? at(now, 0, EVENING) : at(now, 0, now.getHours() + 3)
  const isToday = later.getDate() === now.getDate()
  const tomorrow = at(now, 1, MORNING)
  const monday = at(now, (8 - now.getDay()) % 7 || 7, MORNING)
  return [
    ...(isToday ? [{ name: 'laterToday' as const, at: later }] : []),
    { name: 'tomorrow', at: tomorrow },
    // On a Sunday both are the same moment.
    ...(monday > tomorrow ? [{ name: 'nextWeek' as const, at: monday }] : []),
  ]
}

const at = (now: Date, days: number, hour: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)
