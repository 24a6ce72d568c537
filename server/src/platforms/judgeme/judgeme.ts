import type { Outbound } from '../../outbound/outbound.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { createClient, type ClientOptions } from './client.ts'
import { countReviews, listReviews } from './list-reviews.ts'
import { postReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { ensureWebhooks, parseWebhook, verifyWebhook, webhookAccounts } from './webhooks.ts'

export interface JudgemeConfig extends Partial<ClientOptions> {
  /** Both are null if shops connect by private token only. */
  clientId: string | null
  clientSecret: string | null
  authorizeUrl?: string
  tokenUrl?: string
}

/** Credentials are `{ token, kind: 'private' | 'oauth', replies?: 'post' }`; the account is the shop's myshopify.com domain. */
export function createJudgeme(outbound: Outbound, config: JudgemeConfig): Platform {
  const { clientId, clientSecret } = config
  const client = createClient(outbound, { ...config, apiBase: config.apiBase ?? 'https://api.judge.me/api/v1' })
  return {
    key: 'judgeme',
    name: 'Judge.me',
    acceptsToken: true,
    accountIsShop: true,
    authorizer:
      clientId && clientSecret
        ? createAuthorizer(outbound, client, {
            clientId,
            clientSecret,
            authorizeUrl: config.authorizeUrl ?? 'https://app.judge.me/oauth/authorize',
            tokenUrl: config.tokenUrl ?? 'https://judge.me/oauth/token',
          })
        : null,
    // Undocumented; other connectors use the same figure.
    replyLimit: 2000,
    canReadReplies: false,
    // Replies have a scope of their own.
    repliesApart: true,
    order: 'newest-first',
    testConnection: (access) => testConnection(client, access),
    listComments: (access, cursor) => listReviews(client, access, cursor),
    countComments: (access) => countReviews(client, access),
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    ensureWebhooks: (access, address, recreate) => ensureWebhooks(client, access, address, recreate),
    webhookAccounts,
    verifyWebhook: (headers, rawBody, access) => verifyWebhook(headers, rawBody, access, clientSecret),
    parseWebhook,
  }
}
