import type { Outbound } from '../../outbound/outbound.ts'
import { createGraphClient, type GraphClientOptions } from '../graph/client.ts'
import { isSigned } from '../graph/webhooks.ts'
import type { ReplyOutcome } from '../platform.ts'
import type { Access } from '../access.ts'
import type { Service } from '../service.ts'
import { createAuthorizer } from './authorize.ts'
import { ensureWebhooks } from './ensure-webhooks.ts'
import { listTemplates, type Template } from './list-templates.ts'
import { parseMessages, type MessageNews } from './parse-messages.ts'
import { lackingOf } from './read-grant.ts'
import { sendMessage, type OutgoingMessage } from './send-message.ts'
import { testConnection } from './test-connection.ts'

/** Conversations with single people, by a business's own number; it brings no comments. */
export interface Whatsapp extends Service {
  /**
   * Sends one message; `to` is a phone number in digits or WhatsApp's own id of the person. Never retries by itself.
   * Posted means accepted: whether it arrived is told by webhook. `onBegun` as for replies.
   */
  sendMessage(access: Access, to: string, message: OutgoingMessage, onBegun: () => Promise<void>): Promise<ReplyOutcome>
  /** All that the business has, whatever their state. */
  listTemplates(access: Access): Promise<Template[]>
  verifyWebhook(headers: Headers, rawBody: Uint8Array): boolean
  /** What happened, by phone number id. Call only after `verifyWebhook`. */
  parseMessages(rawBody: Uint8Array): MessageNews[]
}

export interface WhatsappConfig extends Partial<Pick<GraphClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
  /** Of the sign-up at Facebook Login for Business; without it the permissions are asked for by name. */
  configId?: string | null
}

/** Credentials are `{ token, waba, pin }`; the account is the phone number's id. */
export function createWhatsapp(outbound: Outbound, config: WhatsappConfig): Whatsapp {
  const { clientId, clientSecret, configId = null, pacer, sleep } = config
  const version = config.apiVersion ?? 'v26.0'
  const client = createGraphClient(outbound, { name, base: `https://graph.facebook.com/${version}`, pacer, sleep })
  const app = clientId && clientSecret ? { clientId, clientSecret, configId, version } : null
  return {
    key: 'whatsapp',
    name,
    authorizer: app ? createAuthorizer(outbound, client, app) : null,
    testConnection: (access) => testConnection(client, access),
    lacking: async (access) => (app ? lackingOf(client, app, access) : []),
    ensureWebhooks: (access, _address, anew = false) => ensureWebhooks(client, access, anew),
    sendMessage: (access, to, message, onBegun) => sendMessage(client, access, { to, message }, onBegun),
    listTemplates: (access) => listTemplates(client, access),
    verifyWebhook: (headers, rawBody) => isSigned(headers, rawBody, [clientSecret]),
    parseMessages,
  }
}

const name = 'WhatsApp'
