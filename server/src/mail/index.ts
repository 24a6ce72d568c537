// Owns outgoing mail: its text in each language, its queue, and sending it. Doesn't own when an email is due: features
// enqueue it in the transaction of their change.
export { enqueueMail, type MailFile, type NewMail } from './enqueue-mail.ts'
export { removeMailStop, stopBounced, stoppedSince } from './suppression-list.ts'
export { createMailer, type Mailer } from './mailer.ts'
export { enqueueWaitingMails, forgetOldMails, sendMailJob } from './send-mail-job.ts'
export { composeMail, type ComposedMail, type MailValues, type Template } from './templates/index.ts'
