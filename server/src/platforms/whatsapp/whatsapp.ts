import type { Outbound } from '../../outbound/outbound.ts'
import { createGraphClient, type GraphClientOptions } from '../meta-graph/client.ts'
import { isSigned } from '../meta-graph/webhooks.ts'
import type { ReplyOutcome } from '../platform.ts'
import type { Access } from '../access.ts'
import type { Service } from '../service.ts'
import { createAuthorizer } from './authorize.ts'
import { ensureWebhooks } from './ensure-webhooks.ts'
import { listTemplates, type Template } from './list-templates.ts'
import { parseMessages, type MessageEvents } from './parse-messages.ts'
import { missingPermissions } from './read-grant.ts'
import { sendMessage, type OutgoingMessage } from './send-message.ts'
import { testConnection } from './test-connection.ts'

/** Messages with customers, by a business's own number. It brings no comments. */
export interface Whatsapp extends Service {
  /**
   * Sends one message and never retries. `to` is a phone number in digits or WhatsApp's id.
   * Posted means accepted; delivery is reported by webhook. `onBegun` as for replies.
   */
  sendMessage(access: Access, to: string, message: OutgoingMessage, onBegun: () => Promise<void>): Promise<ReplyOutcome>
  /** All templates of the business, in any state. */
  listTemplates(access: Access): Promise<Template[]>
  verifyWebhook(headers: Headers, rawBody: Uint8Array): boolean
  /** Events by phone number id. Call only after `verifyWebhook`. */
  parseMessages(rawBody: Uint8Array): MessageEvents[]
}

export interface WhatsappConfig extends Partial<Pick<GraphClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
  /** Facebook Login for Business configuration of the sign-up. Without it, permissions are requested by name. */
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
    challengesWebhookUrl: true,
    authorizer: app ? createAuthorizer(outbound, client, app) : null,
    testConnection: (access) => testConnection(client, access),
    missingPermissions: async (access) => (app ? missingPermissions(client, app, access) : []),
    ensureWebhooks: (access, _address, recreate = false) => ensureWebhooks(client, access, recreate),
    sendMessage: (access, to, message, onBegun) => sendMessage(client, access, { to, message }, onBegun),
    listTemplates: (access) => listTemplates(client, access),
    verifyWebhook: (headers, rawBody) => isSigned(headers, rawBody, [clientSecret]),
    parseMessages,
  }
}

const name = 'WhatsApp'
