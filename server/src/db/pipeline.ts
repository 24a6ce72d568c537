import { sqlProblem } from './sql-errors.ts'

/**
 * Independent statements of one transaction: sent in the given order, in one packet. Waits for
 * all even if one fails, so that nothing is sent after the rollback. None may change the role.
 */
export async function pipeline<T extends readonly unknown[]>(
  steps: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ends = await Promise.allSettled(steps)
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((failure) => sqlProblem(failure)?.code !== ABORTED) ?? failures[0]
  return Promise.all(steps)
}

// The error of statements after the failed one; its cause is that statement's error.
const ABORTED = '25P02'
