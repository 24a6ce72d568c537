// Owns reports: what a brand wants told again and again, when it is due, what each run said, and who was sent it.
// Does not own the figures (dashboard, analytics), the bytes (files) nor how mail leaves (mail).
export { listReports, readReport } from './list-reports.ts'
export { removeReport } from './remove-report.ts'
export { changeReport, createReport } from './save-report.ts'
export { beginDueReports, enqueueReports } from './due-reports.ts'
export { listRuns } from './list-runs.ts'
export { openReportFile } from './open-file.ts'
export { reportJob } from './report-job.ts'
export { runReport } from './begin-run.ts'
