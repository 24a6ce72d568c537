/** The redirect address registered with a platform's app. */
export const callbackOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/integration/${platform}/callback`

/** Our webhook address for a platform. */
export const webhookAddressOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/hooks/${platform}`
