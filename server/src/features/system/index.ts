// Owns the product's public health report.
// Doesn't own readiness and metrics: http/ does.
export { readHealth } from './read-health.ts'
