import { createHmac, randomUUID } from 'node:crypto'
import { deliver } from '../webhooks/deliver.ts'
import type { Store } from '../store/store.ts'

/** Topics of the app itself go to the app's URL without a subscription. */
const OF_APP = new Set(['customers/data_request', 'customers/redact', 'shop/redact', 'app/uninstalled'])

/** Posts an event to its subscribers; a repeated event keeps its `id`. */
export function sendShopWebhook(
  store: Store,
  product: { url: string | null; clientSecret: string | null },
  event: { shop: string; topic: string; body: object; id?: string },
): void {
  const key = event.topic.toUpperCase().replace('/', '_')
  const hooks = store.webhooks
    .of('shopify', event.shop)
    .filter((hook) => hook.key === key && passes(hook.filter, event.body))
  const own = product.url === null ? [] : [{ url: `${product.url}/hooks/shopify`, signingKey: '' }]
  const targets = hooks.length > 0 || !OF_APP.has(event.topic) ? hooks : own
  const text = JSON.stringify(event.body)
  const id = event.id ?? randomUUID()
  for (const { url, signingKey } of targets) {
    void deliver(url, text, {
      'x-shopify-topic': event.topic,
      'x-shopify-shop-domain': event.shop,
      'x-shopify-hmac-sha256': createHmac('sha256', signingKey || (product.clientSecret ?? ''))
        .update(text)
        .digest('base64'),
      'x-shopify-webhook-id': id,
      'x-shopify-api-version': '2026-10',
      'x-shopify-triggered-at': store.clock.now().toISOString(),
    })
  }
}

/** A filter names the accepted metaobject types. */
const passes = (filter: string | null | undefined, body: object): boolean =>
  !filter?.startsWith('type:') || Reflect.get(body, 'type') === filter.slice('type:'.length)
