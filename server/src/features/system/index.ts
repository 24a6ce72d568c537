// Owns what the product says about its own health.
// Does not own readiness and metrics: those are http's.
export { readHealth } from './read-health.ts'
