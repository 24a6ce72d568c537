// Owns what administrators see of the running product: health, queues, webhooks, connections, emails, the model.
// Doesn't own what runs: jobs, emails and connections belong to their features; only failed jobs are retried here.
export { countingRefusals } from './counting-refusals.ts'
export { changeJob } from './change-job.ts'
export { listConnections } from './list-connections.ts'
export { listJobs } from './list-jobs.ts'
export { listMails } from './list-mails.ts'
export { readModelUse } from './read-model-use.ts'
export { readParts } from './read-parts.ts'
export { readRoutes } from './read-routes.ts'
export { readWebhooks } from './read-webhooks.ts'
export { summarizeQueues } from './summarize-queues.ts'
