import type { CommentPlatform } from '@bizamply/contract/comment-filter'

export const platformName: Record<CommentPlatform, string> = {
  shopify: 'Shopify',
  yotpo: 'Yotpo',
  judgeme: 'Judge.me',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  google: 'Google Reviews',
  trustpilot: 'Trustpilot',
  import: 'Imported',
}

/** "Judge.me, Instagram and TikTok", with the rest counted if there are more than `most`. */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most)
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} more`] : shown
  return new Intl.ListFormat('en').format(all)
}
