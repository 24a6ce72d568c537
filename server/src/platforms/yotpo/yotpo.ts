import type { Outbound } from '../../outbound/outbound.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { createClient, type ClientOptions } from './client.ts'
import { countReviews, listReviews, testConnection } from './list-reviews.ts'
import { findReply, postReply } from './reply.ts'
import { ensureWebhooks, parseWebhook, verifyWebhook, webhookAccounts } from './webhooks.ts'

export interface YotpoConfig extends ClientOptions {
  clientId: string | null
  clientSecret: string | null
}

/** Credentials are `{ token }` of the one-click app, which is required to reply; the account is the store's app key. */
export function createYotpo(outbound: Outbound, config: YotpoConfig): Platform {
  const { clientId, clientSecret } = config
  const client = createClient(outbound, config)
  return {
    key: 'yotpo',
    name: 'Yotpo',
    authorizer: clientId && clientSecret ? createAuthorizer(outbound, client, { clientId, clientSecret }) : null,
    // Undocumented; the same as for other review sites.
    replyLimit: 2000,
    canReadReplies: true,
    // Results filtered by change are in order of writing, so a known page says nothing about the next.
    order: 'by-post',
    testConnection: (access) => testConnection(client, access),
    listComments: (access, cursor, since = null) => listReviews(client, access, cursor, since),
    countComments: (access) => countReviews(client, access),
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    findReply: (access, reply) => findReply(client, access, reply),
    ensureWebhooks: (access, address) => ensureWebhooks(client, access, address, clientSecret),
    webhookAccounts,
    verifyWebhook: (headers, _rawBody, access) => verifyWebhook(headers, access, clientSecret),
    parseWebhook,
  }
}
