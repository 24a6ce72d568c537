/** Below these minimums a single opinion would be a change. */
export const minimums = { rated: 8, ratedBefore: 20, received: 8, receivedBefore: 20, negative: 4 }

/** Large enough to matter, and significant even though many products are tested every night. */
export const thresholds = { stars: 0.4, share: 0.1, deviations: 3.3 }
