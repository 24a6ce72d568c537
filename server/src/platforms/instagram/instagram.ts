import type { Outbound } from '../../outbound/outbound.ts'
import { createGraphClient, type GraphClientOptions } from '../meta-graph/client.ts'
import { createCommentPlatform } from '../meta-graph/create-comment-platform.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { sourceOf } from './list-comments.ts'
import { findReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { object, parseWebhook } from './webhooks.ts'

export interface InstagramConfig extends Partial<Pick<GraphClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
}

/**
 * Instagram API with Instagram Login. Credentials are `{ token, issuedAt }`; the account is the professional account's
 * id.
 */
export function createInstagram(outbound: Outbound, config: InstagramConfig): Platform {
  const { clientId, clientSecret, apiVersion, pacer, sleep } = config
  const root = 'https://graph.instagram.com'
  const client = createGraphClient(outbound, { name, base: `${root}/${apiVersion ?? 'v26.0'}`, pacer, sleep })
  return {
    key: 'instagram',
    name,
    authorizer: clientId && clientSecret ? createAuthorizer(outbound, client, { clientId, clientSecret, root }) : null,
    replyLimit: 300,
    testConnection: (access) => testConnection(client, access),
    ...createCommentPlatform(client, { object, field: 'comments', edge: 'replies', clientSecret, sourceOf }),
    findReply: (access, reply) => findReply(client, access, reply),
    // Instagram can't edit comments.
    withdrawReply: (access, { replyId }) => client.remove(access, `/${replyId}`),
    parseWebhook,
  }
}

const name = 'Instagram'
