import type { SsoMode, SsoRole } from '@bizamply/contract/sso-choices'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Encryption } from '../../db/encryption.ts'
import type { Client } from './identity-providers.ts'

export interface StoredProvider {
  issuer: string
  clientId: string
  sealedSecret: string
  mode: SsoMode
  defaultRole: SsoRole
  configuredAt: Date
  changedAt: Date
  changedBy: string | null
  company: string
}

/** Only of an active company. */
export async function readProvider(tx: Tx, companyId: string): Promise<StoredProvider | null> {
  const [row] = await prepared<StoredProvider>(
    tx,
    'sso.provider',
    `select p.issuer, p.client_id as "clientId", p.sealed_secret as "sealedSecret", p.mode,
       p.default_role as "defaultRole", p.configured_at as "configuredAt", p.changed_at as "changedAt",
       u.name as "changedBy", c.name as company
     from app.sso_providers p join app.companies c on c.company_id = p.company_id and c.status = 'active'
     left join app.users u on u.id = p.changed_by where p.company_id = $1`,
    [companyId],
  )
  return row ?? null
}

/** A redirect URI per company, so that two companies at one issuer are never mixed up (RFC 9700, 4.4.2). */
export const redirectUriOf = (appUrl: string, companyId: string): string => `${appUrl}/auth/sso/callback/${companyId}`

export const secretBind = (companyId: string): string => `sso-secret:${companyId}`

export const clientOf = (
  { encryption, appUrl }: { encryption: Encryption; appUrl: string },
  companyId: string,
  { issuer, clientId, sealedSecret }: StoredProvider,
): Client => ({
  issuer,
  clientId,
  clientSecret: encryption.decrypt(sealedSecret, secretBind(companyId)),
  redirectUri: redirectUriOf(appUrl, companyId),
})

/** A company's verified domains. */
export async function claimedDomains(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await asServer(tx, () =>
    prepared<{ domain: string }>(tx, 'sso.claimed', 'select domain from app.domain_claims where company_id = $1', [
      companyId,
    ]),
  )
  return rows.map(({ domain }) => domain)
}
