/** Every service that can have accounts, tokens and faults here. */
export const PLATFORMS = [
  'shopify',
  'judgeme',
  'yotpo',
  'instagram',
  'facebook',
  'tiktok',
  'whatsapp',
  'google',
] as const
export type PlatformName = (typeof PLATFORMS)[number]

/** Platforms with posts and comments. */
export const SOCIAL = ['instagram', 'facebook', 'tiktok'] as const satisfies readonly PlatformName[]
