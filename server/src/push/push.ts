import type { RequestDetails } from 'web-push'
import type { Database } from '../db/database.ts'
import type { Encryption } from '../db/encryption.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { keepVapidKeys, type VapidKeys } from './vapid.ts'

/** A browser's subscription, as it gave it. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** Ids and a short title: everything else is read in the console by the signed-in user. */
export interface PushMessage {
  id: string
  title: string
  /** A path of the console. */
  path: string
}

/** `gone`: this subscription takes no more pushes. `failed`: it may later. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

export interface Push {
  publicKey(): Promise<string>
  send(target: PushTarget, message: PushMessage, urgency?: 'normal' | 'high'): Promise<PushOutcome>
}

/** A browser that is offline for longer misses it; the bell keeps it. */
const TTL_SECONDS = 86_400

interface PushParts {
  outbound: Outbound
  db: Database
  encryption: Encryption
  /** Contact for push services: RFC 8292's subject. */
  contact: string
}

export function createPush({ outbound, db, encryption, contact }: PushParts): Push {
  const keys = keepVapidKeys({ db, encryption })
  return {
    publicKey: async () => (await keys()).publicKey,
    send: async (target, message, urgency = 'normal') => {
      const request = await encrypt(await keys(), contact, target, message, urgency)
      return request ? deliver(outbound, request) : 'gone'
    },
  }
}

/** Null if the browser's key is invalid. */
async function encrypt(
  vapid: VapidKeys,
  contact: string,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  urgency: 'normal' | 'high',
): Promise<RequestDetails | null> {
  const { default: webPush } = await import('web-push')
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: `mailto:${contact}`, ...vapid },
      TTL: TTL_SECONDS,
      urgency,
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return null
  }
}

/** Uses the guarded client: the endpoint comes from a browser, so it can be any URL. */
async function deliver(outbound: Outbound, { endpoint, headers, body }: RequestDetails): Promise<PushOutcome> {
  const { 'Content-Length': _, ...own } = headers
  try {
    const { status } = await outbound.request({
      method: 'POST',
      url: endpoint,
      headers: Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
      ...(body ? { body } : {}),
      maxBytes: 10_000,
    })
    if (status >= 200 && status < 300) return 'sent'
    return status === 404 || status === 410 ? 'gone' : 'failed'
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return error.kind === 'blocked' ? 'gone' : 'failed'
  }
}
