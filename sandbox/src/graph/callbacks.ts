import { createHmac, randomBytes } from 'node:crypto'
import type { WebhookVariant } from '../webhooks/webhook-sender.ts'
import { deliver } from '../webhooks/deliver.ts'
import type { Store } from '../store/store.ts'

/** The callback URLs of a Meta app: one per object, verified before use. */
export interface Callbacks {
  /** Posts an event of a subscribed account. */
  send(platform: string, account: string, body: Body, variant?: WebhookVariant): Promise<void>
  /** True when the URL returns the challenge. */
  verify(url: string, verifyToken: string): Promise<boolean>
}

interface Body {
  object: string
  entry: object[]
}

export function createCallbacks(store: Store, product: { url: string | null; verifyToken: string | null }): Callbacks {
  const verified = new Map<string, Promise<boolean>>()
  const addressOf = async (platform: string): Promise<string | null> => {
    const set = store.collections.get(CALLBACKS, platform)
    if (typeof set === 'string') return set
    if (product.url === null) return null
    const url = `${product.url}/hooks/${platform}`
    const check = verified.get(url) ?? verify(url, product.verifyToken ?? '')
    verified.set(url, check)
    if (await check) return url
    verified.delete(url)
    return null
  }
  return {
    verify,
    send: async (platform, account, body, variant) => {
      const [subscription] = store.webhooks.of(platform, account)
      const url = subscription && (await addressOf(platform))
      if (!url) return
      // Like Meta: non-ASCII characters are escaped before signing.
      const payload = variant === 'batched' ? batched(body) : body
      const text = JSON.stringify(payload).replace(/[\u0080-\uffff]/g, escaped)
      const key = variant === 'forged' ? `not ${subscription.signingKey}` : subscription.signingKey
      const signature = createHmac('sha256', key).update(text).digest('hex')
      await deliver(url, text, { 'x-hub-signature-256': `sha256=${signature}` })
    },
  }
}

// Meta batches up to a thousand updates, across all accounts of the app.
function batched({ object, entry }: Body): Body {
  const strangers = Array.from({ length: 20 }, (_, n) => ({ ...entry[0], id: `77${n}` }))
  return { object, entry: [...strangers, ...entry, ...entry] }
}

/** The collection of manually set callback URLs, by platform. */
export const CALLBACKS = 'callbacks'

async function verify(url: string, verifyToken: string): Promise<boolean> {
  const challenge = String(randomBytes(4).readUInt32BE())
  const address = new URL(url)
  const params = { 'hub.mode': 'subscribe', 'hub.challenge': challenge, 'hub.verify_token': verifyToken }
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  return fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => answer.status === 200 && (await answer.text()) === challenge,
    () => false,
  )
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
