export const commentStatuses = ['pending', 'draft', 'sent'] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** Where comments come from, in the order of the chips; google and trustpilot and import come only by file. */
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

/** Where a comment lies. The tabs show what is open; hidden ones count nowhere. */
export const triageStates = ['open', 'snoozed', 'no-reply', 'hidden'] as const
export type TriageState = (typeof triageStates)[number]

export const sentiments = ['positive', 'mixed', 'neutral', 'negative'] as const

/** How a list is sorted; newest first unless said. */
export const commentOrders = ['newest', 'oldest', 'lowest', 'highest'] as const
export type CommentOrder = (typeof commentOrders)[number]
