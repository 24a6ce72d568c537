// Owns the audit: one line for what can't be seen from the data any more; never changed.
// Does not own what is said in it, but that it holds no text of a customer.
export { recordAudit } from './record-audit.ts'
