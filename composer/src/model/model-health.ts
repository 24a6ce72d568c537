import type { ComposerHealth } from '../composer.ts'

const LAST = 20
const FORGET_MS = 10 * 60_000
/** This many failures in a row mean the model is down. */
const IN_A_ROW = 3
const MANY_FAILED = 0.2

/** Recent call results in this process. Old results don't count. */
export function recentOutcomes(now: () => number = Date.now): {
  add: (worked: boolean) => void
  health: () => ComposerHealth
} {
  let outcomes: { worked: boolean; at: number }[] = []
  return {
    add: (worked) => {
      outcomes = [...outcomes, { worked, at: now() }].slice(-LAST)
    },
    health: () => {
      const recent = outcomes.filter(({ at }) => now() - at < FORGET_MS)
      const failed = recent.filter(({ worked }) => !worked).length
      const last = recent.slice(-IN_A_ROW)
      if (last.length === IN_A_ROW && last.every(({ worked }) => !worked)) return 'down'
      return failed > 0 && failed / recent.length > MANY_FAILED ? 'degraded' : 'up'
    },
  }
}
