import { z } from 'zod'

/** Outside services that a brand connects to, in the order in which a person sees them (spec 1 and 3; decisions 10). */
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
export const serviceKey = z.enum(serviceKeys)

export const serviceTypes = ['ecommerce', 'reviews', 'social', 'messaging', 'analytics'] as const
export type ServiceType = (typeof serviceTypes)[number]

export interface ServiceFacts {
  name: string
  type: ServiceType
  description: string
  /** Shopify stays while the shop has us installed (spec 3, section 6). */
  canRemove: boolean
}

export const services: Readonly<Record<ServiceKey, ServiceFacts>> = {
  shopify: {
    name: 'Shopify',
    type: 'ecommerce',
    description: 'Reads products and discounts of your store, and reviews that its review apps write there.',
    canRemove: false,
  },
  judgeme: {
    name: 'Judge.me',
    type: 'reviews',
    description: 'Reads product and shop reviews, writes your public replies.',
    canRemove: true,
  },
  yotpo: {
    name: 'Yotpo',
    type: 'reviews',
    description: 'Reads product and site reviews, writes your public comments on them.',
    canRemove: true,
  },
  instagram: {
    name: 'Instagram',
    type: 'social',
    description: 'Reads comments under your posts and reels, writes your replies.',
    canRemove: true,
  },
  facebook: {
    name: 'Facebook',
    type: 'social',
    description: "Reads comments under your page's posts, writes your replies.",
    canRemove: true,
  },
  tiktok: {
    name: 'TikTok',
    type: 'social',
    description: 'Reads comments under your videos, writes your replies.',
    canRemove: true,
  },
  whatsapp: {
    name: 'WhatsApp',
    type: 'messaging',
    description: 'Sends your reply to customers who agreed to it, beside the platform.',
    canRemove: true,
  },
  google: {
    name: 'Google Analytics',
    type: 'analytics',
    description: 'Reads sessions and purchases per product page. Writes nothing.',
    canRemove: true,
  },
}

/** Only one of them per brand, and only once its shop is connected (spec 1, section 4). */
export const reviewServices: readonly ServiceKey[] = ['judgeme', 'yotpo']

const shopDomain = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your Shopify domain')
  .max(253)
  .regex(
    /^[a-z0-9][a-z0-9-]*\.(myshopify|shopify)\.com$/,
    'Please enter a valid Shopify domain (e.g., your-shop.myshopify.com)',
  )

/** What a person types before the consent page, by service (spec 1, section 5; decisions, "What the platforms really allow"). */
export const typedFields = {
  shopify: shopDomain,
  instagram: z
    .string()
    .trim()
    .regex(/^@?[\w.]{1,30}$/, 'Please enter your Instagram business handle (e.g., @yourbrand)'),
  facebook: z
    .string()
    .trim()
    .regex(/^\d{15,16}$/, 'Please enter a valid Facebook Page ID (15-16 digits)'),
  tiktok: z
    .string()
    .trim()
    .regex(/^@[\w.]{1,30}$/, 'TikTok handle must start with @ (e.g., @yourbrand)'),
  google: z
    .string()
    .trim()
    .regex(
      /^(GA4-[A-Za-z0-9]+-\d+|G-[A-Z0-9]{4,12}|\d{6,12})$/,
      'Please enter a valid GA4 Property ID (e.g., GA4-XXXXXXXXX-1)',
    ),
} as const satisfies Partial<Record<ServiceKey, z.ZodType<string>>>
