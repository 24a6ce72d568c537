import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'

/** The shop's own name, with the public facts that a brand copies. */
export async function readShop(
  client: Client,
  access: Access,
): Promise<{ account: string; name: string; details: Record<string, string> }> {
  const parsed = shape.safeParse(await client.query(access, query))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no shop')
  const { shop } = parsed.data
  return {
    account: shop.myshopifyDomain.toLowerCase(),
    name: shop.name,
    details: {
      id: shop.id,
      domain: shop.primaryDomain.host,
      currency: shop.currencyCode,
      timezone: shop.ianaTimezone,
      // "Customers will use this email to communicate with the shop owner."
      contactEmail: shop.contactEmail,
    },
  }
}

const query =
  'query Shop { shop { id name myshopifyDomain contactEmail currencyCode ianaTimezone primaryDomain { host } } }'

const shape = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    myshopifyDomain: z.string(),
    contactEmail: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
    primaryDomain: z.object({ host: z.string() }),
  }),
})
