// Owns the topic radar: which product left its own baseline, by rating or by a topic with more complaints, and what members
// do about it. Does not own the rollups that it reads (comments), who is notified (notifications), nor projects.
export { acknowledgeAlert, muteAlert, reopenAlert, unmuteAlert } from './change-alert.ts'
export { assignAlert } from './assign-alert.ts'
export { getAlert, listAlerts } from './list-alerts.ts'
export { linkAlert } from './link-alert.ts'
export { readWatch } from './read-watch.ts'
export { strongestAlert } from './strongest-alert.ts'
export { sweepChanges } from './sweep-changes.ts'
