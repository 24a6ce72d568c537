import { makeCompany, type TestCompany } from './make-company.ts'
import type { Answer, Caller } from './caller.ts'
import { locationOf } from './google.ts'
import { CLIENT, signInAt, startIdentityProviders, type IdentityProviders } from './identity-provider.ts'
import { visitor } from './join.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export interface SsoScene {
  app: TestApp
  providers: IdentityProviders
  /** TXT records by domain. */
  records: Map<string, string[]>
  stop(): Promise<void>
}

export async function startSso(options: { work?: boolean } = {}): Promise<SsoScene> {
  const providers = await startIdentityProviders()
  const records = new Map<string, string[]>()
  const app = await startTestApp({
    builtIn: true,
    ...options,
    env: { OUTSIDE_BASE_URL: providers.url, TRUSTED_ORIGINS: 'https://shop.example' },
    resolveTxt: async (domain) => {
      const found = records.get(domain)
      if (!found) throw new Error('ENOTFOUND')
      // A long record is split into parts.
      return found.map((text) => [text.slice(0, 10), text.slice(10)])
    },
  })
  providers.sandbox(app.sandbox.url)
  return { app, providers, records, stop: () => app.stop().then(() => providers.stop()) }
}

export interface SsoCompany extends TestCompany {
  host: string
  domain: string
  admin: Caller
}

let count = 0

/**
 * A company with a provider and a verified domain, which the addresses of its three members are in; tests can
 * downgrade its plan.
 */
export async function ssoCompany(
  scene: SsoScene,
  options: Parameters<typeof makeCompany>[1] & { host?: string } = {},
): Promise<SsoCompany> {
  const company = await makeCompany(scene.app, { connected: false, ...options, plan: 'enterprise' })
  count += 1
  const domain = `company-${count}.test`
  const host = options.host ?? `id.${domain}`
  const emails = { ...company.emails }
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    emails[role] = `${role}@${domain}`
    await scene.app.owner.query('update app.users set email = $2 where email = $1', [
      company.emails[role],
      emails[role],
    ])
  }
  Object.assign(company.emails, emails)
  const admin = await company.as('admin')
  scene.providers.provider(host, `http://localhost:3000/auth/sso/callback/${company.companyId}`)
  await save(admin, { issuer: `https://${host}` })
  await proveDomain(scene, admin, domain)
  if (options.plan) {
    await scene.app.owner.query('update app.companies set plan = $2 where company_id = $1', [
      company.companyId,
      options.plan,
    ])
  }
  return { ...company, host, domain, admin }
}

export async function save(caller: Caller, more: Record<string, unknown> = {}): Promise<Answer> {
  return caller.call('PUT', '/api/company/sso', { ...CLIENT, mode: 'optional', defaultRole: 'viewer', ...more })
}

export async function proveDomain(scene: SsoScene, caller: Caller, domain: string): Promise<Answer> {
  const { json } = await caller.call('POST', '/api/company/sso/domains', { domain })
  const domains = json['data']?.['domains'] as unknown as { domain: string; record: string }[]
  const record = domains.find((one) => one.domain === domain)?.record ?? ''
  scene.records.set(domain, ['v=spf1 -all', record])
  return caller.call('POST', `/api/company/sso/domains/${domain}/check`)
}

/** Goes from /login to the provider; returns its URL. */
export async function leaveFor(caller: Caller, email: string, returnUrl?: string): Promise<string> {
  const { json } = await caller.call('POST', '/auth/sso', { email, returnUrl })
  return locationOf(await caller.raw('GET', String(json['data']?.['location'])))
}

/** The complete flow to the console's callback page. */
export async function throughSso(scene: SsoScene, caller: Caller, sub: string, email: string): Promise<URL> {
  const back = await signInAt(scene.providers, await leaveFor(caller, email), sub)
  return new URL(locationOf(await caller.raw('GET', back)), 'http://localhost:3000')
}

/** A user signs in at a provider and reaches the callback page in a separate browser. */
export async function come(
  scene: SsoScene,
  claims: { sub: string; email: string } & Record<string, unknown>,
  begun = claims.email,
): Promise<{ caller: Caller; back: URL }> {
  scene.providers.person(claims)
  const caller = await visitor(scene.app)
  return { caller, back: await throughSso(scene, caller, claims.sub, begun) }
}
