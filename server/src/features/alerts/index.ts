// Owns change alerts: which product left its own baseline, by rating or by a topic that it is blamed for.
// Does not own the rollups that it reads (comments) nor who is told (notifications).
export { sweepChanges } from './sweep-changes.ts'
