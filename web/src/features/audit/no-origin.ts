import type { AuditEntry } from '@bizamply/contract/audit'
import { formerMember } from '@bizamply/contract/audit-actions'

/** Message key that explains why an entry has no origin. */
export const noOrigin = ({ by }: Pick<AuditEntry, 'by'>): 'forgotten' | 'inBackground' =>
  by?.userId === formerMember ? 'forgotten' : 'inBackground'
