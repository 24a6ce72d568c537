import type { CommentPlatform } from '@bizamply/contract/comment-filter'

/** Background colors for initials, fixed per name. */
export const tiles = ['#00696f', '#6d4c9e', '#a03e43', '#296a3b', '#0c60a3', '#7e4f04'] as const

export const platformInk: Record<CommentPlatform, string> = {
  shopify: '#5a8a3d',
  yotpo: '#2570cc',
  judgeme: '#009583',
  instagram: '#d42975',
  tiktok: '#141924',
  facebook: '#1e72e4',
  google: '#407aea',
  trustpilot: '#636975',
  import: '#636975',
}
