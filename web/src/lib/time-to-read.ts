/** How long a reply that the user didn’t open stays on screen before it can be sent. */
export const TIME_TO_READ_MS: number = 400
