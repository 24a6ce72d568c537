export interface Webhook {
  shop: string
  key: string
  url: string
  signingKey: string
}

export interface Webhooks {
  add(webhook: Webhook): void
  remove(shop: string, key: string, url: string): void
  has(shop: string, key: string, url: string): boolean
  ofShop(shop: string): Webhook[]
}

export function createWebhooks(): Webhooks {
  let webhooks: Webhook[] = []
  const is = (webhook: Webhook, shop: string, key: string, url: string) =>
    webhook.shop === shop && webhook.key === key && webhook.url === url
  return {
    add: (webhook) => {
      webhooks.push(webhook)
    },
    remove: (shop, key, url) => {
      webhooks = webhooks.filter((webhook) => !is(webhook, shop, key, url))
    },
    has: (shop, key, url) => webhooks.some((webhook) => is(webhook, shop, key, url)),
    ofShop: (shop) => webhooks.filter((webhook) => webhook.shop === shop),
  }
}
