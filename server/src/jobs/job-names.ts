/** Jobs carry ids only; the tenant's row is the source of truth, and a sweep enqueues lost jobs again. */
export interface JobPayloads {
  /** The work of a webhook that was verified, stored and acknowledged. */
  webhook: { companyId: string; deliveryId: string }
  backfill: { companyId: string; jobId: string }
  'sync-connection': { companyId: string; connectionId: string }
  /** Comments under one post, which a webhook only named. */
  'read-post': { companyId: string; connectionId: string; post: string }
  deliver: { companyId: string; deliveryId: string }
  'send-mail': { mailId: string }
  import: { companyId: string; jobId: string }
  'import-undo': { companyId: string; jobId: string }
  privacy: { companyId: string; requestId: string }
  bulk: { companyId: string; jobId: string }
  report: { companyId: string; runId: string }
  billing: { companyId: string }
  'company-export': { companyId: string; exportId: string }
  'erase-company': { companyId: string }
  'erase-account': { userId: string }
  /** A user's pending emails and pushes. */
  notify: { companyId: string; userId: string }
}
export type JobName = keyof JobPayloads

export const jobNames: JobName[] = [
  'webhook',
  'backfill',
  'sync-connection',
  'read-post',
  'deliver',
  'send-mail',
  'import',
  'import-undo',
  'privacy',
  'bulk',
  'report',
  'billing',
  'company-export',
  'erase-company',
  'erase-account',
  'notify',
]
