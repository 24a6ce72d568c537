/** Shopify's own schema, for tests of our queries. */
export { problemsOf } from '@bizamply/sandbox/shopify/check-document'
