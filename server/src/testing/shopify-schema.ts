/** Shopify's own schema, as the sandbox keeps it. */
export { problemsOf } from '@bizamply/sandbox/shopify/check-document'
