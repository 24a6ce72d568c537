/** A window of which the reply needs all it can get, such as a laptop's at 200% zoom. */
export const lowWindow = '(max-height: 559px)'
