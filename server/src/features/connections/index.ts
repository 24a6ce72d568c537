// Owns a brand's connections to platforms: their encrypted credentials, claims, health and imports. Doesn't own
// incoming comments (comments) or outgoing replies (replies).
export {
  bindOf,
  findAccess,
  loadConnection,
  type OpenAccess,
  type OpenConnection,
  type VersionedAccess,
} from './find-access.ts'
export { recordEvent, readActivity } from './record-activity.ts'
export { callbackUrlOf, webhookUrlOf } from './callback-urls.ts'
export { beginConnect, beginInstall } from './begin-connect.ts'
export { COOL_DOWN_MS, maySendNow, notResponding, recordSendOutcome, refuseDuringOutage } from './circuit-breaker.ts'
export { isConnected } from './check-connection.ts'
export { connectJudgeme } from './connect-judgeme.ts'
export { disconnect } from './disconnect.ts'
export { disconnectAll } from './disconnect-all.ts'
export { enqueueDue } from './enqueue-due.ts'
export { chooseAccount, finishConnect, readAttempt, type Back, type Finished } from './finish-connect.ts'
export { forgetInstall, forgetShop } from './forget-shop.ts'
export { freshAccess, withFreshAccess } from './fresh-access.ts'
export { installLink } from './install-link.ts'
export { claim } from './save-connection.ts'
export { newSecret } from './attempts.ts'
export { findWebhookConnection, type WebhookConnection } from './find-webhook-connection.ts'
export { listCompanyConnections, listConnections } from './list-connections.ts'
export {
  scheduleSync,
  markReduced,
  markSignedOut,
  recordSynced,
  recordProblem,
  putOff,
  syncOrPutOff,
  type RefusedAccess,
} from './record-sync.ts'
export { recordArrival } from './record-arrival.ts'
export { recordMissingPermission } from './record-missing-permission.ts'
export { keepWebhooks } from './register-webhooks.ts'
export { createPlatformShare, syncInShare } from './platform-share.ts'
export { readJob, stopJob } from './jobs.ts'
export { requestSync } from './request-sync.ts'
export { startBackfill } from './enqueue-backfill.ts'
