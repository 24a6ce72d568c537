/** How long a reply that the user didn’t open stays on screen before it can be sent. */
export const TIME_TO_READ_MS: number = 400

/** Whoever types may pause for this long in the middle of a sentence. */
export const SENTENCE_MS: number = 2000
