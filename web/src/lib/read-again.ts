/** How long after a failed read it is tried once more. */
export const READ_AGAIN_MS: number = 1000
