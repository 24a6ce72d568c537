import type { Outside } from '../../outside/outside.ts'
import { createGraphClient, type GraphClientOptions } from '../graph/client.ts'
import { isSigned } from '../graph/webhooks.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { listComments, listPost } from './list-comments.ts'
import { findReply, postReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { ensureWebhooks, parseWebhook, webhookAccounts } from './webhooks.ts'

export interface FacebookConfig extends Partial<Pick<GraphClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
  /** Of Facebook Login for Business; it then decides what is asked for. */
  configId?: string | null
}

/**
 * Comments on a page's posts; its ratings are gone from the API (error 12), so they are never asked for. Credentials
 * are `{ token }`, the page's own, which does not run out; the account is the page's id.
 */
export function createFacebook(outside: Outside, config: FacebookConfig): Platform {
  const { clientId, clientSecret, configId = null, pacer, sleep } = config
  const version = config.apiVersion ?? 'v26.0'
  const client = createGraphClient(outside, { name, base: `https://graph.facebook.com/${version}`, pacer, sleep })
  const app = clientId && clientSecret ? { clientId, clientSecret, configId, version } : null
  return {
    key: 'facebook',
    name,
    authorizer: app ? createAuthorizer(outside, client, app) : null,
    replyLimit: 8000,
    canReadReplies: true,
    order: 'by-post',
    testConnection: (access) => testConnection(client, access),
    listComments: (access, cursor, since = null) => listComments(client, access, cursor, since),
    listPost: (access, post) => listPost(client, access, post),
    // Only by adding up all posts.
    countComments: async () => null,
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    findReply: (access, reply) => findReply(client, access, reply),
    ensureWebhooks: (access) => ensureWebhooks(client, access),
    webhookAccounts,
    verifyWebhook: (headers, rawBody) => isSigned(headers, rawBody, [clientSecret]),
    parseWebhook,
  }
}

const name = 'Facebook'
