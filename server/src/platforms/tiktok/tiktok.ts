import type { Outbound } from '../../outbound/outbound.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { createTiktokClient, type TiktokClientOptions } from './client.ts'
import { listComments, listPost } from './list-comments.ts'
import { findReply, postReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { createWebhookKeeper, isSigned, parseWebhook, webhookAccounts } from './webhooks.ts'
import { withdrawReply } from './withdraw-reply.ts'

export interface TiktokConfig extends Partial<Pick<TiktokClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
  /** In characters. One source says 150; TikTok doesn't document it. */
  replyLimit?: number
}

/**
 * TikTok's Accounts API. Credentials are `{ token, refreshToken }`; the account is the open_id of a business account.
 */
export function createTiktok(outbound: Outbound, config: TiktokConfig): Platform {
  const { clientId, clientSecret, apiVersion, pacer, sleep } = config
  const base = `https://business-api.tiktok.com/open_api/${apiVersion ?? 'v1.3'}`
  const client = createTiktokClient(outbound, { base, pacer, sleep })
  const keepWebhook = createWebhookKeeper(client, { clientId, clientSecret })
  return {
    key: 'tiktok',
    name: 'TikTok',
    authorizer: clientId && clientSecret ? createAuthorizer(outbound, client, { clientId, clientSecret }) : null,
    replyLimit: config.replyLimit ?? 150,
    canReadReplies: true,
    order: 'by-post',
    // TikTok repeats a webhook after any other status.
    webhookStatus: 200,
    testConnection: (access) => testConnection(client, access),
    listComments: (access, cursor, since = null) => listComments(client, access, cursor, since),
    listPost: (access, post) => listPost(client, access, post),
    // Only available by summing all videos.
    countComments: async () => null,
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    findReply: (access, reply) => findReply(client, access, reply),
    withdrawReply: (access, reply) => withdrawReply(client, access, reply),
    ensureWebhooks: (_, address) => keepWebhook(address),
    webhookAccounts,
    verifyWebhook: (headers, rawBody, _, now) => isSigned(headers, rawBody, clientSecret, now),
    parseWebhook,
  }
}
