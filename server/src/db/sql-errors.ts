/** The SQLSTATE and constraint of a failed statement, also below Drizzle's wrapper. */
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
