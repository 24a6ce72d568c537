import type { CommentPlatform } from './comment-filter.ts'

/** Longest reply that each platform takes, in UTF-16 units; what came as a file goes nowhere and has the widest usual one. */
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
