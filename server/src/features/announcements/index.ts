// Owns the announcements of administrators and when they are live.
// Doesn't own how a notification reaches a person (notifications).
export { notifyAnnouncements } from './notify-announcements.ts'
export { listAnnouncements, liveAnnouncements } from './read-announcements.ts'
export { changeAnnouncement, createAnnouncement, endAnnouncement } from './write-announcements.ts'
