import { randomUUID } from 'node:crypto'
import { sendInMode, type WebhookMode } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { sendShopWebhook } from './send-shop-webhook.ts'

/** What a shop tells the app, whichever road the change came by. */
export interface ShopWebhooks {
  /** Without a mode as the shop is set to tell everything, else once. */
  send(event: { shop: string; topic: string; body: object; id?: string }, mode?: WebhookMode): void
}

/** By shop: how it tells what nobody chose a way for. */
export const SHOP_WEBHOOK_MODES = 'shopify-news'

export function createShopWebhooks(
  store: Store,
  product: { url: string | null; clientSecret: string | null },
): ShopWebhooks {
  return {
    send: (event, mode) => {
      const way = mode ?? (store.collections.get(SHOP_WEBHOOK_MODES, event.shop) as WebhookMode | null) ?? 'once'
      // Told twice, it is the same news: Shopify's own repetition carries the same id.
      const named = { ...event, id: event.id ?? randomUUID() }
      void sendInMode(way, () => sendShopWebhook(store, product, named))
    },
  }
}
