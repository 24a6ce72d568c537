import { send } from '../../lib/http.ts'
import type { Service } from './service-list.ts'

/** Where the browser goes to approve, and under which number the server keeps this try. */
export interface Begun {
  address: string
  attemptId: string | null
}

export interface Attempt {
  state: 'begun' | 'choosing' | 'done' | 'failed'
  reason: string | null
  accounts: { account: string; name: string }[]
}

/** Known beforehand for what only needs an address; the others are asked of the server. */
export function addressOf(service: Service, brandId: string, typed: string): string | null {
  const company = `company=${encodeURIComponent(brandId)}`
  switch (service) {
    case 'shopify':
      return `/integration/shopify/?${company}&shop=${encodeURIComponent(typed)}`
    case 'judgeme':
      return `/integration/judgeme/?${company}`
    case 'yotpo':
      return `/integration/yotpo/auth?${company}`
    case 'instagram':
      return `/integration/instagram?${company}&handle=${encodeURIComponent(typed)}`
    case 'whatsapp':
      return `/integration/whatsapp/?${company}`
    default:
      return null
  }
}

/** Facebook, TikTok and Google check the typed id first, then say where to approve. */
export async function begin(service: Service, brandId: string, typed: string): Promise<Begun> {
  const names: Partial<Record<Service, string>> = { facebook: 'pageId', tiktok: 'handle', google: 'businessId' }
  const answer = await ask('POST', `/integrations/${service}/connect`, {
    brandId,
    [names[service] ?? 'account']: typed,
  })
  const data = partOf(answer, 'data')
  const address = textOf(data, 'oauthUrl')
  if (!address) throw new Error(`no address to connect ${service}`)
  return { address, attemptId: textOf(data, 'attemptId') }
}

/** Whether a brand is connected; null when nobody can tell. */
export async function isConnected(service: Service, brandId: string): Promise<boolean | null> {
  const answer = await ask('POST', '/onboarding/check-connection', { serviceName: service, brandId }).catch(() => null)
  const connected = valueOf(answer, 'connected')
  return typeof connected === 'boolean' ? connected : null
}

export async function readAttempt(attemptId: string): Promise<Attempt> {
  const data = partOf(await ask('GET', `/api/connections/attempts/${attemptId}`), 'data')
  const state = valueOf(data, 'state')
  const accounts = valueOf(data, 'accounts')
  return {
    state: state === 'choosing' || state === 'done' || state === 'failed' ? state : 'begun',
    reason: textOf(data, 'reason'),
    accounts: Array.isArray(accounts) ? accounts.flatMap(accountOf) : [],
  }
}

export async function chooseAccount(attemptId: string, account: string): Promise<void> {
  await ask('POST', '/api/connections/choose', { attemptId, account })
}

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const init = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  const response = await send(new Request(new URL(path, location.origin), { method, ...init }))
  return response.json()
}

function accountOf(given: unknown): { account: string; name: string }[] {
  const account = textOf(given, 'account')
  return account ? [{ account, name: textOf(given, 'name') ?? account }] : []
}

const valueOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null ? new Map<string, unknown>(Object.entries(given)).get(name) : undefined

const partOf = (given: unknown, name: string): unknown => valueOf(given, name) ?? given

function textOf(given: unknown, name: string): string | null {
  const value = valueOf(given, name)
  return typeof value === 'string' && value !== '' ? value : null
}
