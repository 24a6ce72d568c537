export interface LedgerProblem {
  companyId: string
  problem: string
}

/** `problems` are the first ones, `total` counts all: one fault may break a million comments. */
export interface LedgerCheck {
  problems: LedgerProblem[]
  total: number
}

const MOST = 1000

export interface ProblemRow extends Record<string, unknown> {
  company_id: string
  problem: string
  total: number
}

/**
 * Ends a statement that names its findings `problems`. While a company is being erased, some of its rows are deleted
 * before others, so it is left out.
 */
export const firstProblems = `select company_id, problem, (count(*) over ())::float8 as total from problems p
  where not exists (select 1 from app.company_deletions d where d.company_id = p.company_id and d.erasing_at is not null)
  limit ${MOST}`

export const readProblems = (rows: readonly ProblemRow[]): LedgerCheck => ({
  problems: rows.map((row) => ({ companyId: row.company_id, problem: row.problem })),
  total: rows[0]?.total ?? 0,
})

export const joinChecks = (checks: readonly LedgerCheck[]): LedgerCheck => ({
  problems: checks.flatMap(({ problems }) => problems).slice(0, MOST),
  total: checks.reduce((sum, { total }) => sum + total, 0),
})
