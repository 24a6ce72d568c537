/** The sandbox's time: real time plus what was added. */
export interface Clock {
  now(): Date
  offsetMs(): number
  /** Only moves forward: moving back would break the order of events. */
  advance(milliseconds: number): void
}

export function createClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    offsetMs: () => offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}

/** Milliseconds of an ISO 8601 duration from weeks to seconds; null if it's invalid. */
export function parseDuration(text: string): number | null {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text)
  if (!match || text === 'P' || text.endsWith('T')) return null
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0))
  return (((weeks! * 7 + days!) * 24 + hours!) * 60 + minutes!) * 60_000 + seconds! * 1000
}
