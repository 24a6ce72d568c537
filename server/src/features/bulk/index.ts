// Owns work on many comments at once: its quote, its job, and what came of each comment.
// Does not own writing and sending a reply (replies): every comment goes through the same two verbs as one by hand.
export { bulkJob } from './bulk-job.ts'
export { currentBulk, listBulkItems } from './read-bulk.ts'
export { enqueueBulk } from './enqueue-bulk.ts'
export { quoteBulk } from './quote-bulk.ts'
export { startBulk } from './start-bulk.ts'
export { undoBulk } from './undo-bulk.ts'
