/** An instant as local time in a timezone, in `datetime-local` format: 2026-11-21T14:05. */
export function localIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { ...shape, timeZone }).formatToParts(instant)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The instant of a local time; for times that a DST change skips, the one right after. */
export function instantIn(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`)
  const first = asUtc - offsetAt(timeZone, asUtc)
  const second = asUtc - offsetAt(timeZone, first)
  const isSkipped = localIn(timeZone, new Date(second)) !== local.slice(0, 16)
  return new Date(isSkipped ? Math.max(first, second) : second)
}

/** UTC offset in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const minute = Math.floor(at / 60_000) * 60_000
  return Date.parse(`${localIn(timeZone, new Date(minute))}Z`) - minute
}

const shape = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
