/** Services that a brand connects to, in display order. */
export const serviceKeys = [
  'shopify',
  'judgeme',
  'yotpo',
  'instagram',
  'facebook',
  'tiktok',
  'whatsapp',
  'google',
] as const
export type ServiceKey = (typeof serviceKeys)[number]

export const serviceTypes = ['ecommerce', 'reviews', 'social', 'messaging', 'analytics'] as const
export type ServiceType = (typeof serviceTypes)[number]

export interface ServiceFacts {
  name: string
  type: ServiceType
  description: string
  /** Shopify stays connected while the app is installed. */
  canRemove: boolean
}

export const services: Readonly<Record<ServiceKey, ServiceFacts>> = {
  shopify: {
    name: 'Shopify',
    type: 'ecommerce',
    description: 'Reads your store’s products and discounts, and reviews stored by review apps.',
    canRemove: false,
  },
  judgeme: {
    name: 'Judge.me',
    type: 'reviews',
    description: 'Reads product and store reviews and posts your public replies.',
    canRemove: true,
  },
  yotpo: {
    name: 'Yotpo',
    type: 'reviews',
    description: 'Reads product and site reviews and posts your public replies.',
    canRemove: true,
  },
  instagram: {
    name: 'Instagram',
    type: 'social',
    description: 'Reads comments on your posts and reels and posts your replies.',
    canRemove: true,
  },
  facebook: {
    name: 'Facebook',
    type: 'social',
    description: 'Reads comments on your page’s posts and posts your replies.',
    canRemove: true,
  },
  tiktok: {
    name: 'TikTok',
    type: 'social',
    description: 'Reads comments on your videos and posts your replies.',
    canRemove: true,
  },
  whatsapp: {
    name: 'WhatsApp',
    type: 'messaging',
    description: 'Sends your reply to customers who opted in, in addition to the platform.',
    canRemove: true,
  },
  google: {
    name: 'Google Analytics',
    type: 'analytics',
    description: 'Reads sessions and purchases per product page. Read-only.',
    canRemove: true,
  },
}

/** Only one of them per brand, and only after its shop is connected. */
export const reviewServices: readonly ServiceKey[] = ['judgeme', 'yotpo']
