/** The redirect URI registered with a platform's app. */
export const callbackOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/integration/${platform}/callback`

/** Our webhook URL for a platform. */
export const webhookAddressOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/hooks/${platform}`
