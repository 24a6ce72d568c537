/** Status of an entry or a hold. */
export const entryTypes = ['usage', 'refill', 'bonus', 'adjustment', 'refund'] as const
export type EntryType = (typeof entryTypes)[number]

export const entryStatuses = ['success', 'pending', 'failed'] as const
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
