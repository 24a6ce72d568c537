// Owns what members do with comments besides replying: assign, tag, triage, correct, note, and view; saved views.
// Doesn't own comments or replies.
export { assignComments } from './assign-comments.ts'
export { handOver } from './hand-over.ts'
export { tagComments } from './tag-comments.ts'
export { setTriageState } from './set-triage-state.ts'
export { wakeSnoozed } from './snooze-comments.ts'
export { correctReading } from './correct-reading.ts'
export { addNote, removeNote } from './notes.ts'
export { readHistory } from './read-history.ts'
export { listMembers, requireMembers, requireWriter } from './members.ts'
export { recordPresence, sweepPresences } from './presence.ts'
export { countViews } from './count-views.ts'
export { changeView, createView, listViews, removeView } from './views.ts'
