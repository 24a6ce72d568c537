// Owns what shops ask us on behalf of people: to tell what we have of them, and to forget them; each ask with its end.
// Does not own the rows that hold people: comments, contacts and connections erase their own.
export { privacyWebhooks } from './privacy-webhooks.ts'
export { enqueueUnanswered } from './enqueue-unanswered.ts'
export { privacyJob } from './privacy-job.ts'
