import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

export interface Sweep {
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

/**
 * Runs each sweep regularly, in whichever process `claimRun` allows. A running sweep isn't
 * started again; a failed one is logged and retried.
 */
export function startSweeps(
  sweeps: Sweep[],
  { log, metrics }: { log: Log; metrics: Metrics },
  claimRun: (name: string, everyMs: number) => Promise<boolean>,
): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const timers = sweeps.map((sweep) => {
    let busy = false
    const once = (): void => {
      if (busy) return
      busy = true
      const run = claimRun(sweep.name, sweep.everyMs)
        .then((isOurs) => (isOurs ? sweep.run() : null))
        .catch((error: unknown) => {
          metrics.sweepFailures.inc({ sweep: sweep.name })
          log.error({ err: error, sweep: sweep.name }, 'a sweep failed')
        })
        .then(() => {
          busy = false
          running.delete(run)
        })
      running.add(run)
    }
    once()
    return setInterval(once, sweep.everyMs)
  })
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled(running)
    },
  }
}
