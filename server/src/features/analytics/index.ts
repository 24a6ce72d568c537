// Owns product analytics: products, topics, and customers in a window, and web analytics by day and page.
// Doesn't own the rollups (rollups) or windows and series (dashboard).
export { readAnalytics } from './read-analytics.ts'
export { readCustomers } from './read-customers.ts'
export { readReviewForecast } from './read-review-forecast.ts'
export { listProductRows } from './list-product-rows.ts'
export { listTopics } from './list-topics.ts'
export { cutQuote } from './cut-quote.ts'
export { quotedSide, quoteOf, quoteWith, type Candidate } from './read-quotes.ts'
export { readTopic } from './read-topic.ts'
export { readSite } from './read-site.ts'
export { syncSiteJob } from './sync-site-job.ts'
