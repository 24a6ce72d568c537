/** Style of a link or button within text. */
export const textLink = 'rounded-xs font-medium text-accent-ink hover:underline underline-offset-2'
