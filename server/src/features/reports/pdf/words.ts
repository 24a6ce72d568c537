import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { Topic } from '@bizamply/contract/reading-names'

export const platformName: Record<CommentPlatform, string> = {
  shopify: 'Shopify',
  yotpo: 'Yotpo',
  judgeme: 'Judge.me',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  google: 'Google',
  trustpilot: 'Trustpilot',
  import: 'Import',
}

export const topicName: Record<Topic, string> = {
  damage: 'Damage',
  missing: 'Missing parts',
  delivery: 'Delivery',
  battery: 'Battery',
  zip: 'Zip',
  size: 'Size and fit',
  colour: 'Colour',
  material: 'Material',
  comfort: 'Comfort',
  sound: 'Sound',
  taste: 'Taste',
  smell: 'Smell',
  packaging: 'Packaging',
  service: 'Service',
  person: 'A person',
  ease: 'Ease of use',
  look: 'Look',
  price: 'Price',
  quality: 'Quality',
  performance: 'Performance',
  screen: 'Screen',
  camera: 'Camera',
  features: 'Features',
  connection: 'Connection',
  cleanliness: 'Cleanliness',
  location: 'Location',
}

/** "Judge.me, Instagram and TikTok"; the rest counted where there are more than `most`. */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most)
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} more`] : shown
  return new Intl.ListFormat('en').format(all)
}
