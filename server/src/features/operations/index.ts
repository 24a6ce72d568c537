// Owns what the people who run the product see of its running: health, queues, webhooks, connections, mails, the model.
// Does not own what runs: a queue's jobs, mails and connections are their features'; only failed jobs are retried here.
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
