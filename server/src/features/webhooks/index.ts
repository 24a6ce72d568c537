// Owns platforms' webhooks: verifies, stores and processes each once.
// Doesn't own what they report: comments, billing, discounts, messages and privacy requests belong to their features.
export { receiveWebhook, type WebhookContent } from './receive-webhook.ts'
export { changeDeliveries, dropDeliveries, enqueueDeliveries, storeDelivery } from './webhook-deliveries.ts'
export { webhookJob, type WebhookHandlers } from './webhook-job.ts'
