// Owns what is known of one customer: their comments, our replies, messages and codes in one line of time.
// Does not own any of these: comments, messaging and discounts do.
export { readTimeline } from './read-timeline.ts'
