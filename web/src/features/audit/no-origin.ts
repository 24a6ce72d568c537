import type { AuditEntry } from '@bizamply/contract/audit'
import { formerMember } from '@bizamply/contract/audit-actions'

/** Why an entry does not say where it came from, as a word of the messages. */
export const noOrigin = ({ by }: Pick<AuditEntry, 'by'>): 'forgotten' | 'inBackground' =>
  by?.userId === formerMember ? 'forgotten' : 'inBackground'
