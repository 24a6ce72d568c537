// Owns the audit log: who changed what in a company, when and from where; append-only and hash-chained.
// Doesn't own what an entry says: the verb that makes the change writes it.
export { changesOf } from './changes-of.ts'
export { checkAudit } from './check-audit.ts'
export { exportAudit } from './export-audit.ts'
export { listAudit } from './list-audit.ts'
export { sweepAudit } from './sweep-audit.ts'
export { recordAudit, type AuditEntry } from './record-audit.ts'
export { recordSecurity } from './record-security.ts'
