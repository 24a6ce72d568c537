import type { Reading } from '../reading/reading.ts'

/** A risk about people, not about money or data. */
export const isSolemn = ({ risks }: Reading): boolean =>
  risks.some((risk) => risk !== 'refund' && risk !== 'personal-data')
