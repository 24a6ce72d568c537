import { setTimeout as wait } from 'node:timers/promises'

/** Keeps the calls of one process apart, per account; times are milliseconds on a clock that never jumps. */
export interface Pacer {
  /** Waits for this account's turn; answers how long it would still take, taking none, when that is past patience. */
  turn(account: string, patienceMs: number): Promise<number | null>
  /** A call went well: a little faster. */
  faster(account: string): void
  /** The platform said 429: half as fast, and not before `pauseMs`. */
  slower(account: string, pauseMs: number): void
}

export interface PacerClock {
  now(): number
  sleep(ms: number): Promise<unknown>
}

// Judge.me publishes no limit: start politely, learn from 429 (additive increase, multiplicative decrease).
const slowest = 2
const fastest = 10
const start = 4
const step = 0.25
const forgetAfterMs = 600_000

/** The real time, with another way to wait where one is given. */
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
