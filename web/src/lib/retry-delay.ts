/** How long after a failed read it is tried once more. */
export const RETRY_DELAY_MS: number = 1000
