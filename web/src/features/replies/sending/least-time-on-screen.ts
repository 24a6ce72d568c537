/** How long a reply is on screen before it can be sent. Nobody reads one in less time. */
export const LEAST_TIME_ON_SCREEN_MS = 700
