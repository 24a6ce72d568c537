// Owns what the brand's web analytics counted, by day and page: reading it from Google and listing what was read.
// Does not own figures of comments and replies, nor the connection to Google itself (connections).
export { listSiteDays, type SiteDays } from './list-site-days.ts'
export { syncSiteJob } from './sync-site-job.ts'
