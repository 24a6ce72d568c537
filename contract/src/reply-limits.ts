import type { CommentPlatform } from './comment-filter.ts'

/**
 * Longest reply of each platform, in UTF-16 units; file imports can't be sent and use the highest
 * common limit.
 */
export const replyLimits: Readonly<Record<CommentPlatform, number>> = {
  shopify: 2000,
  yotpo: 2000,
  judgeme: 2000,
  instagram: 300,
  tiktok: 150,
  facebook: 5000,
  google: 2000,
  trustpilot: 2000,
  import: 2000,
}
