// Owns the topic radar: which products moved away from their baseline in rating or complaints, and what members do
// about it.
// Doesn't own the rollups that it reads (comments), who is notified (notifications) or projects.
export { acknowledgeAlert, muteAlert, reopenAlert, unmuteAlert } from './change-alert.ts'
export { assignAlert } from './assign-alert.ts'
export { getAlert, listAlerts } from './list-alerts.ts'
export { linkAlert } from './link-alert.ts'
export { readWatch } from './read-watch.ts'
export { strongestAlert } from './strongest-alert.ts'
export { sweepChanges } from './sweep-changes.ts'
