export interface Webhook {
  platform: string
  account: string
  key: string
  url: string
  signingKey: string
  /** The filter of the subscription, if the platform supports filters. */
  filter?: string | null
}

export interface Webhooks {
  add(webhook: Webhook): void
  remove(platform: string, account: string, key: string, url: string): void
  has(platform: string, account: string, key: string, url: string): boolean
  of(platform: string, account: string): Webhook[]
}

export function createWebhooks(): Webhooks {
  let webhooks: Webhook[] = []
  const is = (webhook: Webhook, platform: string, account: string, key: string, url: string) =>
    webhook.platform === platform && webhook.account === account && webhook.key === key && webhook.url === url
  return {
    add: (webhook) => {
      webhooks.push(webhook)
    },
    remove: (platform, account, key, url) => {
      webhooks = webhooks.filter((webhook) => !is(webhook, platform, account, key, url))
    },
    has: (platform, account, key, url) => webhooks.some((webhook) => is(webhook, platform, account, key, url)),
    of: (platform, account) =>
      webhooks.filter((webhook) => webhook.platform === platform && webhook.account === account),
  }
}
