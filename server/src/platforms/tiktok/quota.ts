import { clockOf, type Pacer, type PacerClock } from '../pacer.ts'

/** TikTok allows about 40 calls of one kind in a minute: a burst of 20, then one every three seconds. */
const atOnce = 20
const oneMoreMs = 3000
const forgetAfterMs = 600_000

interface Lane {
  left: number
  /** When `left` was last correct. */
  at: number
  shutUntil: number
}

/** Stays below the limit from the start: exceeding it blocks us for five minutes. */
export function createQuota(clock: PacerClock = clockOf()): Pacer {
  const lanes = new Map<string, Lane>()

  function lane(name: string): Lane {
    const now = clock.now()
    const known = lanes.get(name)
    if (known) {
      known.left = Math.min(atOnce, known.left + (now - known.at) / oneMoreMs)
      known.at = now
      return known
    }
    for (const [other, { at, shutUntil }] of lanes) {
      if (Math.max(at, shutUntil) < now - forgetAfterMs) lanes.delete(other)
    }
    const fresh = { left: atOnce, at: now, shutUntil: 0 }
    lanes.set(name, fresh)
    return fresh
  }

  return {
    async turn(name, patienceMs) {
      const mine = lane(name)
      const pause = Math.max(mine.shutUntil - mine.at, (1 - mine.left) * oneMoreMs, 0)
      if (pause > patienceMs) return pause
      mine.left -= 1
      if (pause > 0) await clock.sleep(pause)
      return null
    },
    faster: () => undefined,
    slower(name, pauseMs) {
      const mine = lane(name)
      mine.shutUntil = Math.max(mine.shutUntil, mine.at + pauseMs)
    },
  }
}
