import { randomBytes } from 'node:crypto'
import { fieldsOf, html, json, redirect, textIn, type Answer, type Exchange } from '../door/exchange.ts'
import type { World } from '../world/world.ts'
import { consentPage, refusalPage } from './consent-page.ts'

/** The product as it is registered at Judge.me; null accepts any. */
export interface OAuthApp {
  clientId: string | null
  clientSecret: string | null
}

interface Grant {
  shop: string
  clientId: string
  redirectUri: string
  scopes: string[]
  until: number
}

export function createOAuth(world: World, app: OAuthApp) {
  const grants = new Map<string, Grant>()
  return {
    authorize: (exchange: Exchange): Answer => {
      const problem = askProblem(exchange.query, app)
      if (problem) return html(400, refusalPage(problem))
      if (exchange.method === 'POST') return decide(world, grants, exchange)
      return html(200, consentPage([...world.shops.values()], exchange.query))
    },
    token: (exchange: Exchange): Answer => exchangeCode(world, app, grants, fieldsOf(exchange) ?? {}),
  }
}

function askProblem(query: URLSearchParams, app: OAuthApp): string | null {
  const clientId = query.get('client_id')
  if (!clientId || (app.clientId !== null && app.clientId !== clientId)) return 'This app is not known (client_id).'
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'The address to come back to is missing (redirect_uri).'
  if (query.get('response_type') !== 'code') return 'Only response_type=code is supported.'
  return null
}

function decide(world: World, grants: Map<string, Grant>, exchange: Exchange): Answer {
  const { query } = exchange
  const fields = fieldsOf(exchange) ?? {}
  const back = new URL(query.get('redirect_uri')!)
  if (query.has('state')) back.searchParams.set('state', query.get('state')!)
  const shop = world.shops.get(textIn(fields, 'shop'))
  if (fields['decision'] !== 'approve' || !shop) {
    back.searchParams.set('error', 'access_denied')
    return redirect(back.href)
  }
  const code = `jm_code_${randomBytes(16).toString('hex')}`
  grants.set(code, {
    shop: shop.domain,
    clientId: query.get('client_id')!,
    redirectUri: query.get('redirect_uri')!,
    scopes: (query.get('scope') ?? 'public').split(/[\s,]+/).filter(Boolean),
    until: world.clock.now().getTime() + CODE_LIFE_MS,
  })
  back.searchParams.set('code', code)
  return redirect(back.href)
}

function exchangeCode(
  world: World,
  app: OAuthApp,
  grants: Map<string, Grant>,
  fields: Record<string, unknown>,
): Answer {
  const code = textIn(fields, 'code')
  const secret = textIn(fields, 'client_secret')
  const grant = grants.get(code)
  if (!secret || (app.clientSecret !== null && secret !== app.clientSecret))
    return json(401, { error: 'invalid_client' })
  if (fields['grant_type'] !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' })
  grants.delete(code)
  if (!grant || grant.until < world.clock.now().getTime()) return json(400, { error: 'invalid_grant' })
  if (grant.clientId !== fields['client_id'] || grant.redirectUri !== fields['redirect_uri']) {
    return json(400, { error: 'invalid_grant' })
  }
  const token = `jm_oauth_${randomBytes(20).toString('hex')}`
  world.commit({ type: 'token-issued', token, shop: grant.shop, scopes: grant.scopes, clientSecret: secret })
  return json(200, { access_token: token, token_type: 'Bearer', scope: grant.scopes.join(' ') })
}

const CODE_LIFE_MS = 600_000
