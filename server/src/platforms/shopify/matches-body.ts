import { z } from 'zod'
import { readJson } from '../read-json.ts'

/**
 * Shopify signs the body alone: shop, topic and time stand in headers that anybody can change. So what is not about the
 * header's shop in its own words, or not of the topic's shape, is refused, however well it is signed.
 */
export function matchesBody(headers: Headers, rawBody: Uint8Array, now: Date): boolean {
  const triggered = headers.get('x-shopify-triggered-at')
  if (triggered && !(now.getTime() - Date.parse(triggered) <= LATEST_MS)) return false
  const shop = headers.get('x-shopify-shop-domain')?.trim().toLowerCase()
  const body = readJson(Buffer.from(rawBody).toString('utf8'))
  const named = namesShop.safeParse(body).data
  if ([named?.shop_domain, named?.myshopify_domain].some((one) => one != null && one.toLowerCase() !== shop))
    return false
  return shapes[headers.get('x-shopify-topic') ?? '']?.safeParse(body).success ?? true
}

/**
 * Shopify repeats a delivery for 4 hours with the time of its event, until 2024 it did for 48 hours: what is older than
 * three days is none of its own. https://shopify.dev/changelog/updates-to-webhook-retry-mechanism
 */
const LATEST_MS = 72 * 3_600_000

const namesShop = z.object({ shop_domain: z.string().nullish(), myshopify_domain: z.string().nullish() })
const absent = z.undefined().optional()
const person = z.object({ shop_domain: z.string(), customer: z.object({}) })
/**
 * A body of one topic never passes for another that destroys more.
 * https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance; an uninstall carries the shop as the Shop resource.
 */
const shapes: Readonly<Record<string, z.ZodType>> = {
  'app/uninstalled': z.object({ myshopify_domain: z.string() }),
  'customers/data_request': person,
  'customers/redact': person.extend({ data_request: absent, orders_requested: absent }),
  'shop/redact': z.object({
    shop_domain: z.string(),
    customer: absent,
    orders_to_redact: absent,
    data_request: absent,
    orders_requested: absent,
  }),
}
