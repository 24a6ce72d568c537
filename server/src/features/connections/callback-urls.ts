/** The redirect URI registered with a platform's app. */
export const callbackUrlOf = ({ appUrl }: { appUrl: string }, platform: string): string =>
  `${appUrl}/integration/${platform}/callback`

/** Our webhook URL for a platform. */
export const webhookUrlOf = ({ appUrl }: { appUrl: string }, platform: string): string => `${appUrl}/hooks/${platform}`
