import type { ComposerHealth } from '../composer.ts'

const LAST = 20
const FORGET_MS = 10 * 60_000
/** So many in a row, and nothing works at the moment. */
const IN_A_ROW = 3
const MANY_FAILED = 0.2

/** How the last calls of this process went; what is old or was long ago says nothing of now. */
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
