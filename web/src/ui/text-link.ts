/** Style of a link or button within text. Its padding makes it 24 pixels high without moving what is around it. */
export const textLink = '-my-1 rounded-xs py-1 font-medium text-accent-ink hover:underline underline-offset-2'
