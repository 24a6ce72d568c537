/** How long the reply that “Send and next” opens is on screen before it can be sent. Nobody reads one in less time. */
export const TIME_TO_READ_MS = 500
