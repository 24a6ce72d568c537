import type { Outside } from '../../outside/outside.ts'
import { PlatformError, type Platform } from '../platform.ts'
import { authorizeAddress, exchangeCode, type OAuthApp } from './authorize.ts'
import { createClient, type ClientOptions } from './client.ts'
import { countReviews, listReviews } from './list-reviews.ts'
import { postReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { ensureWebhooks, parseWebhook, verifyWebhook, webhookAccount } from './webhooks.ts'

/** Credentials are `{ token, kind: 'private' | 'oauth' }`; the account is the shop's myshopify.com domain. */
export interface Judgeme extends Platform {
  /** Throws `PlatformError` invalid when no app is configured. */
  authorizeUrl(state: string, redirectUri: string): string
  /** Credentials for a code that came back; `testConnection` then tells whose they are. */
  exchangeCode(code: string, redirectUri: string): Promise<{ token: string; kind: 'oauth' }>
}

export interface JudgemeConfig extends Partial<ClientOptions> {
  /** Both null: shops connect by their private token only. */
  clientId: string | null
  clientSecret: string | null
  authorizeUrl?: string
  /** The vendor publishes no token address; this one is what its help articles use. */
  tokenUrl?: string
}

export function createJudgeme(outside: Outside, config: JudgemeConfig): Judgeme {
  const client = createClient(outside, {
    ...config,
    apiBase: config.apiBase ?? 'https://api.judge.me/api/v1',
  })
  return {
    key: 'judgeme',
    name: 'Judge.me',
    // Unpublished; other connectors use the same figure.
    replyLimit: 2000,
    canReadReplies: false,
    testConnection: (access) => testConnection(client, access),
    listComments: (access, cursor) => listReviews(client, access, cursor),
    countComments: (access) => countReviews(client, access),
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    ensureWebhooks: (access, address) => ensureWebhooks(client, access, address),
    webhookAccount,
    verifyWebhook: (headers, rawBody, access) => verifyWebhook(headers, rawBody, access, config.clientSecret),
    parseWebhook,
    authorizeUrl: (state, redirectUri) => authorizeAddress(outside, appOf(config), state, redirectUri),
    exchangeCode: (code, redirectUri) => exchangeCode(outside, appOf(config), code, redirectUri),
  }
}

function appOf({ clientId, clientSecret, authorizeUrl, tokenUrl }: JudgemeConfig): OAuthApp {
  if (!clientId || !clientSecret) throw new PlatformError('invalid', 'no Judge.me app is configured')
  return {
    clientId,
    clientSecret,
    authorizeUrl: authorizeUrl ?? 'https://app.judge.me/oauth/authorize',
    tokenUrl: tokenUrl ?? 'https://judge.me/oauth/token',
  }
}
