import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import { readJson } from '../read-json.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { Authorizer, Grant } from '../service.ts'
import type { Client } from './client.ts'
import { holdsError, toPlatformError } from './errors.ts'
import { testConnection } from './test-connection.ts'

export interface OAuthApp {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  /** Judge.me documents no token URL; this is the one in its help articles. */
  tokenUrl: string
}

const needed = ['public', 'read_shops', 'read_reviews', 'write_reviews', 'read_reviewers', 'read_products']
/** Without these, webhooks can't be listed or registered. */
const forWebhooks = ['read_settings', 'write_settings']
/** Not in the public list of scopes, but granted to other apps. An app without it replies by updating the review. */
const REPLIES = 'write_replies'
const less = [...needed, ...forWebhooks]

/** A token lasts until the app is removed. Only Judge.me knows whose it is. */
export function createAuthorizer(outbound: Outbound, client: Client, app: OAuthApp): Authorizer {
  return {
    begin: ({ state, redirectUri, typed, withLess = false }) => {
      const scope = (withLess ? less : [...less, REPLIES]).join(' ')
      const address = new URL(app.authorizeUrl)
      const consent = {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        ...(typed ? { shop_domain: typed } : {}),
      }
      for (const [name, value] of Object.entries(consent)) address.searchParams.set(name, value)
      return { url: outbound.rewrite(address.href), verifier: scope }
    },
    // The shop that was typed is kept as the verifier.
    requestedTooMuch: ({ query, verifier }) =>
      query.get('error') === 'invalid_scope' && verifier?.split(' ').includes(REPLIES) === true,
    finish: async ({ query, redirectUri, verifier }) => {
      const code = query.get('code')
      if (query.get('error') || !code) throw new PlatformError('denied', 'Access to Judge.me wasn’t allowed.')
      const { token, scopes: granted } = await exchangeCode(outbound, app, code, redirectUri)
      const scopes = granted ?? verifier?.split(' ') ?? less
      const values = { token, kind: 'oauth' }
      const { account, name } = await testConnection(client, { account: '', credentials: values })
      return grantOf({ account, name: name ?? account, token, scopes })
    },
  }
}

function grantOf(from: { account: string; name: string; token: string; scopes: string[] }): Grant {
  const posts = from.scopes.includes(REPLIES)
  const mayReply = posts || from.scopes.includes('write_reviews')
  return {
    scopes: from.scopes,
    missing: mayReply ? [] : ['Without permission to write reviews, we can’t post replies.'],
    accounts: [
      {
        account: from.account,
        name: from.name,
        details: {},
        credentials: {
          values: { token: from.token, kind: 'oauth', ...(posts ? { replies: 'post' } : {}) },
          accessExpiresAt: null,
          refreshExpiresAt: null,
        },
      },
    ],
  }
}

/** Exchanges a code, which works once, for a token. */
async function exchangeCode(
  outbound: Outbound,
  app: OAuthApp,
  code: string,
  redirectUri: string,
): Promise<{ token: string; scopes: string[] | null }> {
  const { clientId: client_id, clientSecret: client_secret } = app
  const json = { client_id, client_secret, code, redirect_uri: redirectUri, grant_type: 'authorization_code' }
  const answer = await outbound.request({ method: 'POST', url: app.tokenUrl, json }).catch(unreachable)
  if (answer.status >= 300 || holdsError(answer)) throw toPlatformError(answer)
  const parsed = tokenShape.safeParse(readJson(answer.text))
  if (!parsed.success) throw new PlatformError('unavailable', 'Judge.me returned no token')
  const scopes = parsed.data.scope?.split(/[\s,]+/).filter(Boolean)
  return { token: parsed.data.access_token, scopes: scopes ?? null }
}

const tokenShape = z.object({ access_token: z.string().min(1), scope: z.string().nullish().catch(null) })
