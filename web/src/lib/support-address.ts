/** The support address at the domain that serves the console. */
export const supportAddress = (): string => `support@${location.hostname.replace(/^(?:app|www|console)\.(?=.+\.)/, '')}`

/** Opens an email draft. */
export const supportLink = (words: { subject: string; body?: string }): string =>
  `mailto:${supportAddress()}?${Object.entries(words)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`
