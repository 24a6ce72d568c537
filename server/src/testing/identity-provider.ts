import { generateKeyPairSync } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider'

/** The claims of an identity token. */
export type Claims = { sub: string; email: string } & Record<string, unknown>

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface IdentityProviders {
  /** For OUTSIDE_BASE_URL: `https://HOST/PATH` is `BASE/HOST/PATH`, as the sandbox has it. */
  url: string
  /** A real provider at `https://HOST` that signs in the account given to `signInAt`. */
  provider(host: string, redirectUri: string, more?: Configuration): void
  /** A provider with scripted responses. */
  raw(host: string, handler: Handler): void
  person(claims: Claims): void
  /** Paths of requests, host first. */
  seen: string[]
  stop(): Promise<void>
}

export const CLIENT = { clientId: 'bizamply', clientSecret: 'a secret that the provider gave' }

/** Serves outbound URLs of identity providers; every other host goes to the sandbox. */
export async function startIdentityProviders(): Promise<IdentityProviders & { sandbox(url: string): void }> {
  const handlers = new Map<string, Handler>()
  const people = new Map<string, Claims>()
  const seen: string[] = []
  let sandbox = ''
  const server = http.createServer((request, response) => {
    const [, host = '', ...rest] = (request.url ?? '').split('/')
    const handler = handlers.get(host)
    if (!handler) return forward(sandbox, request, response)
    seen.push(`${host}/${rest.join('/').split('?')[0]}`)
    request.url = `/${rest.join('/')}`
    Object.assign(request.headers, { host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host })
    handler(request, response)
  })
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sandbox: (url) => void (sandbox = url),
    provider: (host, redirectUri, more = {}) => void handlers.set(host, makeProvider(host, redirectUri, people, more)),
    raw: (host, handler) => void handlers.set(host, handler),
    person: (claims) => void people.set(claims.sub, claims),
    seen,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resume) => server.close(resume))
    },
  }
}

function makeProvider(host: string, redirectUri: string, people: Map<string, Claims>, more: Configuration): Handler {
  const provider = new Provider(`https://${host}`, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    adapter: providerStore(),
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['of tests only'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ ...people.get(id), sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ...more,
  })
  provider.proxy = true
  const callback = provider.callback()
  return (request, response) => {
    const account = request.headers['x-account']
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response)
    const result =
      typeof account === 'string' && account ? { login: { accountId: account } } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result)
  }
}

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'of-tests',
  use: 'sig',
  alg: 'RS256',
})

function forward(base: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request
  const onward = http.request(`${base}${request.url ?? ''}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** Goes through a provider's pages as `account`, or refuses without one; returns the final redirect. */
export async function signInAt(providers: IdentityProviders, location: string, account: string): Promise<string> {
  const jar = new Map<string, string>()
  let at = location
  for (let hop = 0; hop < 10; hop += 1) {
    const url = at.startsWith(providers.url) ? at : at.replace(/^https:\//, providers.url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'x-account': account } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`no redirect from ${url}: ${response.status} ${await response.text()}`)
    if (next.startsWith('http://localhost:3000/')) return next.slice('http://localhost:3000'.length)
    at = new URL(next, url.replace(providers.url, 'https:/')).href
  }
  throw new Error('too many redirects')
}

/** The test provider's storage; its built-in memory store logs a warning at each start. */
function providerStore(): (model: string) => Adapter {
  const all = new Map<string, AdapterPayload>()
  return (model) => {
    const key = (id: string) => `${model}:${id}`
    return {
      upsert: async (id, payload) => void all.set(key(id), payload),
      find: async (id) => all.get(key(id)),
      findByUid: async (uid) => [...all].find(([name, one]) => name.startsWith(key('')) && one.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const one = all.get(key(id))
        if (one) one.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void all.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, one] of all) if (one.grantId === grantId) all.delete(name)
      },
    }
  }
}
