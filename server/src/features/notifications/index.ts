// Owns notifications: which event tells whom, and what each person has read.
// Does not own the events themselves: the features they happen in call a verb here, in the transaction that makes them true.
export { forgetOldNotifications } from './forget-old-notifications.ts'
export { notifyAdmins, type OfCompany } from './notify-admins.ts'
export { notifyArrived } from './notify-arrived.ts'
export { notifyChanged, type ChangedProduct } from './notify-changed.ts'
export { notifyBulkEnded, notifySend, notifySignedOut } from './notify-endings.ts'
export { notifyAssigned, notifyMentioned, notifyWoke } from './notify-triage.ts'
export { markRead } from './mark-read.ts'
export { countUnreadByBrand, recentNotifications } from './recent-notifications.ts'
