// Owns reports: definitions, schedules, runs, and recipients.
// Doesn't own figures (dashboard, analytics), file storage (files), or mail delivery (mail).
export { listReports, readReport } from './list-reports.ts'
export { removeReport } from './remove-report.ts'
export { changeReport, createReport } from './save-report.ts'
export { beginDueReports, enqueueReports } from './due-reports.ts'
export { listRuns } from './list-runs.ts'
export { openReportFile } from './open-file.ts'
export { reportJob } from './report-job.ts'
export { runReport } from './begin-run.ts'
