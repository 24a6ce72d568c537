import { isDatabaseAway } from '../db/sql-errors.ts'
import type { Log } from '../log.ts'

interface Failure {
  log: Log
  message: string
  about: object
  /** Errors that are thrown, because they would fail other rows too. */
  except?: (error: unknown) => boolean
}

/** Runs the work of one row. A failure is logged, so that it doesn't block other rows; the result is then undefined. */
export async function isolate<T>(
  { log, message, about, except }: Failure,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (except?.(error)) throw error
    log.error({ ...about, err: error }, message)
    return undefined
  }
}

/**
 * Runs `work` for each row, one after another. Each failure is logged; at the end, one error counts them, so that the
 * sweep counts as failed. When the database is away, the rest isn't attempted.
 */
export async function forEachIsolated<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  { about, ...failure }: Omit<Failure, 'about' | 'except'> & { about: (row: Row) => object },
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  let failed = 0
  let all = 0
  for await (const row of rows) {
    all += 1
    const attempt = (): Promise<true> => work(row).then(() => true)
    if (!(await isolate({ ...failure, about: about(row), except: isDatabaseAway }, attempt))) failed += 1
  }
  if (failed > 0) throw new Error(`${failed} of ${all} failed: ${failure.message}`)
}
