// Owns bulk actions: quotes, jobs, and the outcome of each comment.
// Doesn't own writing and sending replies (replies): each comment uses the same verbs as a single reply.
export { bulkJob } from './bulk-job.ts'
export { candidateColumns, candidateJoins, type Which } from './candidates.ts'
export { currentBulk, listBulkItems } from './read-bulk.ts'
export { enqueueBulk } from './enqueue-bulk.ts'
export { quoteBulk } from './quote-bulk.ts'
export { startBulk } from './start-bulk.ts'
export { undoBulk } from './undo-bulk.ts'
