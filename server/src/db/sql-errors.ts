/** The SQLSTATE and constraint of a failed statement, also inside Drizzle's wrapper. */
export function sqlProblem(error: unknown): { code: string; constraint: string } | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) {
      return { code: e.code, constraint: 'constraint' in e && typeof e.constraint === 'string' ? e.constraint : '' }
    }
  }
  return null
}

export const violates = (error: unknown, constraint: string): boolean =>
  sqlProblem(error)?.constraint.startsWith(constraint) ?? false

/** The database is unavailable or restarting: the same statement may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || ofOthers.has(error.name)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (awayCodes.test(code) || awayMessages.test(error.message)) return true
  const inner: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...inner].some(isDatabaseAway)
}

/** An unreachable platform fails with the same network codes. */
const ofOthers: ReadonlySet<string> = new Set(['OutboundError', 'PlatformError'])

// Classes of connection errors and of operator intervention: postgresql.org/docs/current/errcodes-appendix.html
const awayCodes = /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/
