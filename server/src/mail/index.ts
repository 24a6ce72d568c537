// Owns mail that leaves: what it says in which language, that it waits safely, and that it is sent.
// Does not own when a mail is due: a feature says so, in the transaction that makes it true.
export { enqueueMail, type MailFile, type NewMail } from './enqueue-mail.ts'
export { letIn, stopBounced, stoppedSince } from './mail-stops.ts'
export { createMailer, type Mailer } from './mailer.ts'
export { enqueueWaitingMails, forgetOldMails, sendMailJob } from './send-mail-job.ts'
export { composeMail, type ComposedMail, type MailValues, type Template } from './templates/index.ts'
