import { z } from 'zod'
import { readJson } from '../read-json.ts'

/**
 * Shopify signs only the body, not the headers with shop, topic and time. So a body that names
 * another shop or doesn't fit the topic is rejected, even with a valid signature.
 */
export function bodyMatchesHeaders(headers: Headers, rawBody: Uint8Array, now: Date): boolean {
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
 * Shopify retries a webhook for 4 hours with its event's time (48 hours until 2024), so anything
 * older than three days is not its own.
 * https://shopify.dev/changelog/updates-to-webhook-retry-mechanism
 */
const LATEST_MS = 72 * 3_600_000

const namesShop = z.object({ shop_domain: z.string().nullish(), myshopify_domain: z.string().nullish() })
const absent = z.undefined().optional()
const person = z.object({ shop_domain: z.string(), customer: z.object({}) })
/**
 * Keeps a body from being replayed as a more destructive topic. An uninstall carries the Shop
 * resource; the others: https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance
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
