import { z } from 'zod'
import { serviceKeys, type ServiceKey } from './service-facts.ts'

export * from './service-facts.ts'

export const serviceKey = z.enum(serviceKeys)

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

/** What a person enters before the consent page, by service. */
export const typedFields = {
  shopify: shopDomain,
  instagram: z
    .string()
    .trim()
    .regex(/^@?[\w.]{1,30}$/, 'Enter your Instagram business handle (e.g., @yourbrand)'),
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
