export interface LedgerProblem {
  companyId: string
  problem: string
}
