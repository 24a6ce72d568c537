/** Every half hour as `09:30` and the usual time, from a time on; and the current time, even if it is earlier. */
export const timesOfDay = (current: string, usual: string, from: string): string[] =>
  [...new Set([...[...halfHours, usual].filter((one) => one >= from), current])].toSorted()

/** The time for a picked day: the wanted time, or the next half hour if the earliest moment is later that day. */
export function timeFrom(wanted: string, day: string, earliest = ''): string {
  if (earliest.length <= 10 || `${day}T${wanted}` >= earliest || day !== earliest.slice(0, 10)) return wanted
  return halfHours.find((one) => `${day}T${one}` > earliest) ?? '23:59'
}

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
)
