/** Of an entry or a hold. */
export const entryTypes = ['usage', 'refill', 'bonus', 'adjustment', 'refund'] as const
export type EntryType = (typeof entryTypes)[number]

export const entryStatuses = ['success', 'pending', 'failed'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** Where it was spent; `system` is what no platform asked for: grants. */
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
