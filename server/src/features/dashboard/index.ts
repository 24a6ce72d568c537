// Owns what the dashboard shows first: figures of a window of days, its series, shares and what came last.
// Does not own the rollups that it sums (comments) nor the entries that it lists (credits).
export { readOverview } from './read-overview.ts'
export { readActivity } from './read-activity.ts'
export { readStats } from './read-stats.ts'
