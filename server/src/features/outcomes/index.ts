// Owns outcomes: what authors of low-rated reviews did after a reply, and without one.
// Doesn't own what they changed (comments record it), replies, or codes and orders (discounts).
export { listOutcomeReviews } from './list-outcome-reviews.ts'
export { readOutcomes } from './read-outcomes.ts'
