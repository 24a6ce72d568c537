export const entryTypes = ['usage', 'refill', 'bonus', 'adjustment', 'refund'] as const
export type EntryType = (typeof entryTypes)[number]

/** Status of an entry or a hold. Canceled: a person undid the send or stopped the generation, so nothing was charged. */
export const entryStatuses = ['success', 'pending', 'failed', 'canceled'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** Where credits were used; `system` covers entries without a platform, such as grants. */
export const transactionPlatforms = [
  'instagram',
  'judgeme',
  'yotpo',
  'shopify',
  'facebook',
  'tiktok',
  'google',
  'trustpilot',
  'import',
  'whatsapp',
  'system',
] as const
export type TransactionPlatform = (typeof transactionPlatforms)[number]
