// Owns connections of a brand to platforms: their sealed credentials, claims, health and booked imports.
// Does not own what comes in (comments) nor what goes out (replies).
export { bindOf, findAccess, loadConnection, type OpenAccess, type OpenConnection } from './find-access.ts'
export { claim, connectJudgeme } from './connect-judgeme.ts'
export { enqueueDue } from './enqueue-due.ts'
export { findClaim, type Claim } from './find-claim.ts'
export { listConnections } from './list-connections.ts'
export { markSignedOut, noteSynced, noteTrouble } from './note-sync.ts'
export { readJob, stopJob } from './jobs.ts'
export { requestSync } from './request-sync.ts'
export { startBackfill } from './book-backfill.ts'
