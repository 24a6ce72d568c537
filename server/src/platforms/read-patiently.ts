import { setTimeout as wait } from 'node:timers/promises'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { OutboundAnswer } from '../outbound/receive-answer.ts'
import { PlatformError } from './platform-error.ts'

export interface Patience {
  /** Total attempts; 5 by default. */
  mostTries?: number
  sleep?: (ms: number) => Promise<unknown>
}

const firstPauseMs = 500
/** Each timeout holds a job, so the queue retries later instead. */
const mostTimeouts = 2
/** Longer waits belong to the queue, not to a process that holds a job. */
export const longestPauseMs = 30_000
export const readTimeoutMs = 15_000

/**
 * A read with retries for transient errors: growing pauses, or the platform's own. `judge`
 * returns the result of a response or throws its `PlatformError`.
 */
export async function readPatiently<T>(
  send: () => Promise<OutboundAnswer>,
  judge: (answer: OutboundAnswer) => T,
  { mostTries = 5, sleep = wait }: Patience = {},
): Promise<T> {
  let timeouts = 0
  const answered = (): Promise<OutboundAnswer> =>
    send().catch((error: unknown) => {
      if (error instanceof OutboundError && error.kind === 'timeout') timeouts++
      return unreachable(error)
    })
  for (let tries = 1; ; tries++) {
    try {
      return judge(await answered())
    } catch (problem) {
      if (!(problem instanceof PlatformError) || tries === mostTries || !passes(problem)) throw problem
      if (timeouts === mostTimeouts) throw problem
      const own = firstPauseMs * 2 ** (tries - 1) * (0.75 + Math.random() / 2)
      const pause = Math.max(problem.retryAfterMs ?? 0, own)
      if (pause > longestPauseMs) throw problem
      await sleep(pause)
    }
  }
}

/** A broken connection means that the platform is unavailable; a URL that we may not call is our own bug. */
export function unreachable(error: unknown): never {
  if (error instanceof OutboundError && error.kind !== 'blocked') throw new PlatformError('unavailable', error.message)
  throw error
}

const passes = ({ problem }: PlatformError): boolean => problem === 'unavailable' || problem === 'rate-limited'
