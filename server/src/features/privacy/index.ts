// Owns privacy requests that shops send for people: data requests and erasures, each with its completion.
// Doesn't own the rows about people: comments, contacts and connections erase their own.
export { privacyWebhooks } from './privacy-webhooks.ts'
export { enqueueUnanswered } from './enqueue-unanswered.ts'
export { privacyJob } from './privacy-job.ts'
