/** How long a reply that appears by itself is on screen before it can be sent. Nobody reads one in less time. */
export const TIME_TO_READ_MS: number = 400
