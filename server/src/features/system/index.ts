// Owns the product's public health report.
// Does not own readiness and metrics: http/ does.
export { readHealth } from './read-health.ts'
