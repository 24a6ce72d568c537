/** Look of a link or of a button that stands among words. */
export const textLink = 'rounded-xs font-medium text-accent-ink hover:underline underline-offset-2'
