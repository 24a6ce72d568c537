export const commentStatuses = ['pending', 'draft', 'sent'] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** Sources of comments, in the order of the chips. */
export const commentPlatforms = [
  'shopify',
  'yotpo',
  'judgeme',
  'instagram',
  'tiktok',
  'facebook',
  'google',
  'trustpilot',
  'import',
] as const
export type CommentPlatform = (typeof commentPlatforms)[number]

/** Sources that only come from files, so nothing can be sent there. */
export const importedPlatforms = ['google', 'trustpilot', 'import'] as const satisfies readonly CommentPlatform[]
export const isImported = (platform: string): boolean => importedPlatforms.some((one) => one === platform)

/** Triage filter. The tabs show open comments; hidden ones are never counted. */
export const triageStates = ['open', 'snoozed', 'no-reply', 'hidden'] as const
export type TriageState = (typeof triageStates)[number]

export const sentiments = ['positive', 'mixed', 'neutral', 'negative'] as const

/**
 * Why someone reads a draft before it's sent. `confirm` can't be sent before it's confirmed. Bulk sends skip `read`, and
 * `critical` unless asked to include it.
 */
export const toReadReasons = ['confirm', 'read', 'critical'] as const
export type ToRead = (typeof toReadReasons)[number]

/** Sort order of a list; newest first by default. */
export const commentOrders = ['newest', 'oldest', 'lowest', 'highest'] as const
export type CommentOrder = (typeof commentOrders)[number]
