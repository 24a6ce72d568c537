import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { availabilities } from './features.ts'
import { sizes } from './size-limits.ts'
import { owners } from './roles.ts'
import { ssoModes, ssoRoles } from './sso-choices.ts'

export const ssoSettings = z.object({
  /** Whether a provider can be added; an existing one keeps working and can be edited. */
  availability: z.enum(availabilities),
  provider: z
    .object({
      issuer: z.string(),
      clientId: z.string(),
      mode: z.enum(ssoModes),
      defaultRole: z.enum(ssoRoles),
      changedAt: z.string(),
      /** Name of the last editor; null if their account was deleted. */
      changedBy: z.string().nullable(),
    })
    .nullable(),
  /** The redirect URI; the provider's administrator enters it there. */
  redirectUri: z.string(),
  domains: z.array(
    z.object({
      domain: z.string(),
      /** The TXT record that verifies the domain. */
      record: z.string(),
      verified: z.boolean(),
      /** Last DNS check; null before the first. */
      checkedAt: z.string().nullable(),
    }),
  ),
  /** What the current user must do before they can require SSO. */
  ready: z.object({
    /** They signed in with the provider's current settings. */
    signedIn: z.boolean(),
    /** Two-factor sign-in is their fallback while the provider is down. */
    secondFactor: z.boolean(),
  }),
})
export type SsoSettings = z.infer<typeof ssoSettings>

export const checkedIssuer = z.object({
  issuer: z.string(),
  /** The provider's sign-in URL. */
  signInAt: z.string(),
})
export type CheckedIssuer = z.infer<typeof checkedIssuer>

const location = response(z.object({ location: z.string() }))
const issuer = z.string().trim().min(1, 'Enter the issuer').max(sizes.link)
const domain = z.string().trim().min(1, 'Enter a domain').max(sizes.domain, 'Enter a domain like example.com')

const forAdmins = call.meta({ who: 'member', roles: owners, scope: 'company' })
const sensitive = call.meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })

/** Single sign-on of a company with OpenID Connect. */
export const sso = {
  begin: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/sso',
      summary: 'Find where a work address signs in. The response has the same form for any address',
    })
    .input(z.object({ email: z.string().max(sizes.email), returnUrl: z.string().max(sizes.link).optional() }))
    .output(location),
  confirm: call
    .meta({ who: 'user' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/api/profile/step-up/sso',
      summary: 'Confirm your identity by signing in with your company’s provider again. Links your account to it',
    })
    .output(location),
  read: forAdmins
    .route({ method: 'GET', path: '/api/company/sso', summary: 'Get the company’s SSO settings' })
    .output(response(ssoSettings)),
  check: forAdmins
    .meta({ who: 'member', roles: owners, scope: 'company', rate: 'ssoCheckPerCompany' })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/company/sso/check', summary: 'Check an issuer’s discovery document' })
    .input(z.object({ issuer }))
    .output(response(checkedIssuer)),
  save: sensitive
    .meta(audited('sso.saved'))
    .route({
      method: 'PUT',
      path: '/api/company/sso',
      summary: 'Set up or update the provider. An omitted secret stays the same',
    })
    .input(
      z.object({
        issuer,
        clientId: z.string().trim().min(1, 'Enter the client ID').max(sizes.ssoClient),
        clientSecret: z.string().trim().max(sizes.ssoSecret).optional(),
        mode: z.enum(ssoModes),
        defaultRole: z.enum(ssoRoles),
      }),
    )
    .output(response(ssoSettings)),
  remove: sensitive
    .meta(audited('sso.removed'))
    .route({
      method: 'DELETE',
      path: '/api/company/sso',
      summary: 'Remove SSO. Domains stay verified',
    })
    .output(response(ssoSettings)),
  addDomain: sensitive
    .meta(audited('sso.domain-added'))
    .route({ method: 'POST', path: '/api/company/sso/domains', summary: 'Add a domain to verify with a TXT record' })
    .input(z.object({ domain }))
    .output(response(ssoSettings)),
  checkDomain: forAdmins
    .meta({ who: 'member', roles: owners, scope: 'company', rate: 'ssoCheckPerCompany' })
    .meta(audited('sso.domain-verified'))
    .route({
      method: 'POST',
      path: '/api/company/sso/domains/{domain}/check',
      summary: 'Check the TXT record. A verified domain belongs to this company only',
    })
    .input(z.object({ domain }))
    .output(response(ssoSettings)),
  removeDomain: sensitive
    .meta(audited('sso.domain-removed'))
    .route({ method: 'DELETE', path: '/api/company/sso/domains/{domain}', summary: 'Remove a domain' })
    .input(z.object({ domain }))
    .output(response(ssoSettings)),
}
