/** The redirect address that a platform's app registers for us. */
export const callbackOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/integration/${platform}/callback`

/** Where a platform sends its webhooks. */
export const webhookAddressOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/hooks/${platform}`
