import { sqlProblem } from './sql-errors.ts'

/**
 * Statements of one transaction that don't wait for one another: sent in the order given, in one packet.
 * Waits for all even when one fails, so that nothing reaches the connection after the rollback. None may change the role.
 */
export async function pipeline<T extends readonly unknown[]>(
  steps: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ends = await Promise.allSettled(steps)
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((failure) => sqlProblem(failure)?.code !== ABORTED) ?? failures[0]
  return Promise.all(steps)
}

// What statements behind the one that failed are told; the cause is the other's error.
const ABORTED = '25P02'
