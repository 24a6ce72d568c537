// Owns offboarding: a company's export, deletion and undo; a person's own data and account deletion.
// Doesn't own the rows it deletes: it reads the tables from the database; triage, credits and connections release
// theirs.
export { eraseAccount } from './account/erase-account.ts'
export { exportAccountData } from './account/export-account-data.ts'
export { readAccountOffboarding, requestAccountDeletion, type Person } from './account/request-account-deletion.ts'
export { enqueueAccountErasures } from './account/sweep-accounts.ts'
export { openExportFile } from './company/end-export.ts'
export { eraseCompany } from './company/erase-company.ts'
export { exportJob } from './company/export-job.ts'
export { readOffboarding } from './company/read-offboarding.ts'
export { requestDeletion } from './company/request-deletion.ts'
export { requestExport } from './company/request-export.ts'
export { enqueueErasures } from './company/sweep-deletions.ts'
export { enqueueExports } from './company/sweep-exports.ts'
export { skipJobsWhenDeleting } from './company/skip-jobs-when-deleting.ts'
export { undoDeletion } from './company/undo-deletion.ts'
