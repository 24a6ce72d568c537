import { setTimeout as wait } from 'node:timers/promises'

/** Spaces the calls of one process, per account. Times are milliseconds on a monotonic clock. */
export interface Pacer {
  /**
   * Waits for this account's next slot. If that is past the caller's patience, returns the wait without reserving a
   * slot.
   */
  turn(account: string, patienceMs: number): Promise<number | null>
  /** A call succeeded: slightly faster. */
  faster(account: string): void
  /** The platform returned 429: half as fast, and not before `pauseMs`. */
  slower(account: string, pauseMs: number): void
}

export interface PacerClock {
  now(): number
  sleep(ms: number): Promise<unknown>
}

// Judge.me publishes no limit: start slowly, learn from 429 (additive increase, multiplicative decrease).
const slowest = 2
const fastest = 10
const start = 4
const step = 0.25
const forgetAfterMs = 600_000

/** Real time, unless a different wait is given. */
export const clockOf = (sleep: PacerClock['sleep'] = wait): PacerClock => ({ now: () => performance.now(), sleep })

export function createPacer(clock: PacerClock = clockOf()): Pacer {
  const lanes = new Map<string, { rate: number; nextAt: number }>()

  function lane(account: string) {
    const known = lanes.get(account)
    if (known) return known
    for (const [name, { nextAt }] of lanes) if (nextAt < clock.now() - forgetAfterMs) lanes.delete(name)
    const fresh = { rate: start, nextAt: 0 }
    lanes.set(account, fresh)
    return fresh
  }

  return {
    async turn(account, patienceMs) {
      const mine = lane(account)
      const pause = Math.max(0, mine.nextAt - clock.now())
      if (pause > patienceMs) return pause
      mine.nextAt = clock.now() + pause + 1000 / mine.rate
      if (pause > 0) await clock.sleep(pause)
      return null
    },
    faster(account) {
      const mine = lane(account)
      mine.rate = Math.min(fastest, mine.rate + step)
    },
    slower(account, pauseMs) {
      const mine = lane(account)
      mine.rate = Math.max(slowest, mine.rate / 2)
      mine.nextAt = Math.max(mine.nextAt, clock.now() + pauseMs)
    },
  }
}
