// Owns the dashboard: figures of a window (including response stats), series, shares, and recent activity.
// Doesn't own the rollups (rollups) or credit entries (credits).
export { readOverview } from './read-overview.ts'
export { readActivity } from './read-activity.ts'
export { readStats } from './read-stats.ts'
export { readTiles } from './read-tiles.ts'
export { dayBuckets, hourBuckets, type Bucket } from './buckets.ts'
export { readBrand, type BrandState } from './read-brand.ts'
export { assemble, readSeries, spread, type NumberedSums, type Series } from './read-series.ts'
export { inMonths } from './read-shares.ts'
export { windowsOf, type WindowQuery, type Cut, type Windows } from './windows.ts'
