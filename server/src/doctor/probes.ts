import type { PlatformKey } from '../platforms/service.ts'
import { callbackUrlOf } from '../features/connections/index.ts'
import type { Outcome } from './finding.ts'
import type { Reply, World } from './world.ts'

/** One cheap call that only needs our app's keys. It changes nothing at the platform. */
export async function probe(key: PlatformKey, world: World): Promise<Outcome> {
  const call = calls[key](world)
  if (call === null) return { tried: NO_STORE, answer: null, problem: null, proved: false }
  const reply = await world.ask(call.request)
  const { host } = new URL(call.request.url)
  const tried = `${call.request.method} ${call.request.url}: ${call.why}`
  if (reply.status === null) {
    return {
      tried,
      answer: reply.why,
      problem: `${host} can’t be reached from this machine (${reply.why}).`,
      proved: false,
    }
  }
  const verdict = call.judge(reply)
  const names = `${key.toUpperCase()}_CLIENT_ID or ${key.toUpperCase()}_CLIENT_SECRET`
  const results = {
    accepted: 'the keys are accepted',
    refused: 'the keys are refused',
    unclear: 'inconclusive',
  }
  const problem = verdict === 'refused' ? `${names}: the platform rejects this pair.` : null
  return { tried, answer: `HTTP ${reply.status}, ${results[verdict]}`, problem, proved: verdict === 'accepted' }
}

type Verdict = 'accepted' | 'refused' | 'unclear'
type Answered = Extract<Reply, { status: number }>

interface Call {
  request: { method: 'GET' | 'POST'; url: string } & Record<string, unknown>
  why: string
  judge: (reply: Answered) => Verdict
}

const NO_STORE =
  'nothing (Shopify only checks an app’s keys for a store; add one with -- --shop your-store.myshopify.com)'
const CODE = 'doctor'
const WITH_CODE = 'requests a token with an invalid code'

const calls: Record<PlatformKey, (world: World) => Call | null> = {
  shopify: ({ env, shop }) => {
    if (shop === null) return null
    const { clientId: client_id, clientSecret: client_secret } = env.platforms.shopify
    const url = `https://${shop}/admin/oauth/access_token`
    return { request: { method: 'POST', url, json: { client_id, client_secret, code: CODE } }, why: WITH_CODE, judge }
  },
  judgeme: (world) => withCode(world, 'judgeme', 'https://judge.me/oauth/token'),
  yotpo: (world) => withCode(world, 'yotpo', 'https://developers.yotpo.com/v2/oauth2/token'),
  instagram: (world) => withForm(world, 'instagram', 'https://api.instagram.com/oauth/access_token'),
  facebook: (world) => asMetaApp(world, 'facebook'),
  whatsapp: (world) => asMetaApp(world, 'whatsapp'),
  tiktok: ({ env }) => {
    const { clientId: app_id, clientSecret: secret, apiVersion } = env.platforms.tiktok
    const url = `https://business-api.tiktok.com/open_api/${apiVersion ?? 'v1.3'}/business/webhook/list/`
    const request = { method: 'GET' as const, url, query: { app_id, secret, event_type: 'COMMENT' } }
    return { request, why: 'lists the app’s webhooks', judge: judgeTiktok }
  },
  google: (world) => withForm(world, 'google', 'https://oauth2.googleapis.com/token'),
}

function tokenAsk({ env }: World, key: PlatformKey): Record<string, string> {
  const { clientId, clientSecret } = env.platforms[key]
  const redirect_uri = callbackUrlOf(env, key)
  const secrets = { client_id: clientId ?? '', client_secret: clientSecret ?? '' }
  return { ...secrets, redirect_uri, code: CODE, grant_type: 'authorization_code' }
}

const withCode = (world: World, key: PlatformKey, url: string): Call => ({
  request: { method: 'POST', url, json: tokenAsk(world, key) },
  why: WITH_CODE,
  judge,
})

const withForm = (world: World, key: PlatformKey, url: string): Call => ({
  request: {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(tokenAsk(world, key)).toString(),
  },
  why: WITH_CODE,
  judge,
})

function asMetaApp({ env }: World, key: 'facebook' | 'whatsapp'): Call {
  const { clientId: client_id, clientSecret: client_secret, apiVersion } = env.platforms[key]
  const url = `https://graph.facebook.com/${apiVersion ?? 'v26.0'}/oauth/access_token`
  const query = { client_id, client_secret, grant_type: 'client_credentials' }
  return { request: { method: 'GET', url, query }, why: 'requests the app’s own token', judge: judgeMeta }
}

/**
 * OAuth 2.0 (RFC 6749, 5.2): an unknown client is rejected before its code is checked. We send an
 * invalid code, so rejecting the code means that the keys are accepted.
 */
function judge(reply: Answered): Verdict {
  const { status } = reply
  const text = reasonIn(reply)
  if (/invalid_client|unauthorized_client|application_cannot_be_found|platform app|client[_ ]secret/i.test(text))
    return 'refused'
  if (status === 401) return 'refused'
  if (/invalid_grant|invalid_request|authorization[_ ]code|matching code/i.test(text)) return 'accepted'
  return 'unclear'
}

// Only if the platform gives its reason: the rest of a response may repeat what was sent.
function reasonIn({ body, text }: Answered): string {
  if (typeof body !== 'object' || body === null) return text
  const { error } = body as { error?: unknown }
  const reasons = new Map<string, unknown>(Object.entries({ ...(typeof error === 'object' ? error : null), ...body }))
  return ['error', 'error_description', 'error_message', 'message'].map((name) => String(reasons.get(name))).join(' ')
}

const judgeMeta = ({ status }: Answered): Verdict => {
  if (status < 300) return 'accepted'
  return status === 400 || status === 401 ? 'refused' : 'unclear'
}

// TikTok always returns HTTP 200, with its own code inside.
function judgeTiktok({ body }: Answered): Verdict {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  if (code === 0) return 'accepted'
  return code === 40_002 || code === 40_105 ? 'refused' : 'unclear'
}
