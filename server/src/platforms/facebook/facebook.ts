import type { Outbound } from '../../outbound/outbound.ts'
import { createGraphClient, type GraphClientOptions } from '../meta-graph/client.ts'
import { createCommentPlatform } from '../meta-graph/create-comment-platform.ts'
import { editReply } from '../meta-graph/edit-reply.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { sourceOf } from './list-comments.ts'
import { findReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { object, parseWebhook } from './webhooks.ts'

export interface FacebookConfig extends Partial<Pick<GraphClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
  /** Facebook Login for Business configuration. If set, it decides which permissions are requested. */
  configId?: string | null
}

/**
 * Comments on a page's posts. The API no longer returns ratings (error 12). Credentials are `{
 * token }`, the page's own token, which doesn't expire; the account is the page's id.
 */
export function createFacebook(outbound: Outbound, config: FacebookConfig): Platform {
  const { clientId, clientSecret, configId = null, pacer, sleep } = config
  const version = config.apiVersion ?? 'v26.0'
  const client = createGraphClient(outbound, { name, base: `https://graph.facebook.com/${version}`, pacer, sleep })
  const app = clientId && clientSecret ? { clientId, clientSecret, configId, version } : null
  return {
    key: 'facebook',
    name,
    authorizer: app ? createAuthorizer(outbound, client, app) : null,
    replyLimit: 8000,
    testConnection: (access) => testConnection(client, access),
    ...createCommentPlatform(client, { object, field: 'feed', edge: 'comments', clientSecret, sourceOf }),
    findReply: (access, reply) => findReply(client, access, reply),
    editReply: (access, { replyId }, text) => editReply(client, access, replyId, text),
    withdrawReply: (access, { replyId }) => client.remove(access, `/${replyId}`),
    parseWebhook,
  }
}

const name = 'Facebook'
