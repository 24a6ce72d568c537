import { randomUUID } from 'node:crypto'
import { sendInMode, type WebhookMode } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { sendShopWebhook } from './send-shop-webhook.ts'

export interface ShopWebhooks {
  /** Without a mode, uses the shop's default mode, else sends once. */
  send(event: { shop: string; topic: string; body: object; id?: string }, mode?: WebhookMode): void
}

/** The collection of default webhook modes, by shop. */
export const SHOP_WEBHOOK_MODES = 'shopify-news'

export function createShopWebhooks(
  store: Store,
  product: { url: string | null; clientSecret: string | null },
): ShopWebhooks {
  return {
    send: (event, mode) => {
      const way = mode ?? (store.collections.get(SHOP_WEBHOOK_MODES, event.shop) as WebhookMode | null) ?? 'once'
      // A repeated webhook carries the same id, as Shopify's retries do.
      const named = { ...event, id: event.id ?? randomUUID() }
      void sendInMode(way, () => sendShopWebhook(store, product, named))
    },
  }
}
