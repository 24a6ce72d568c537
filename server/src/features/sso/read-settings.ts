import { sql } from 'drizzle-orm'
import type { SsoSettings } from '@bizamply/contract/sso'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { availability, readEntitlements } from '../billing/index.ts'
import { claimedDomains, readProvider, redirectUriOf, type StoredProvider } from './stored-provider.ts'

/** Never includes the secret. */
export async function readSsoSettings(ctx: Ctx): Promise<SsoSettings> {
  const { companyId } = ctx
  const userId = ctx.actor?.userId ?? null
  return ctx.tx(async (tx) => {
    const provider = await readProvider(tx, companyId)
    const claimed = await claimedDomains(tx, companyId)
    const domains = await readDomains(tx, companyId)
    return {
      availability: availability(await readEntitlements(tx, companyId), 'sso'),
      provider: provider && presented(provider),
      redirectUri: redirectUriOf(ctx.appUrl, companyId),
      domains: domains.map(({ domain, token, checkedAt }) => ({
        domain,
        record: recordOf(token),
        verified: claimed.includes(domain),
        checkedAt: checkedAt?.toISOString() ?? null,
      })),
      ready: {
        signedIn: provider !== null && (await hasSignedIn(tx, { companyId, userId, provider })),
        secondFactor: await hasSecondFactor(tx, userId),
      },
    }
  })
}

export const recordOf = (token: string): string => `bizamply-domain-verification=${token}`

function presented({ issuer, clientId, mode, defaultRole, changedAt, changedBy }: StoredProvider) {
  return { issuer, clientId, mode, defaultRole, changedAt: changedAt.toISOString(), changedBy }
}

interface DomainRow {
  domain: string
  token: string
  checkedAt: Date | null
}

export const readDomains = (tx: Tx, companyId: string): Promise<DomainRow[]> =>
  prepared<DomainRow & Record<string, unknown>>(
    tx,
    'sso.domains',
    'select domain, token, checked_at as "checkedAt" from app.sso_domains where company_id = $1 order by created_at, domain',
    [companyId],
  )

/** Confirmed with the provider's current settings. */
export async function hasSignedIn(
  tx: Tx,
  { companyId, userId, provider }: { companyId: string; userId: string | null; provider: StoredProvider },
): Promise<boolean> {
  const { rows } = await asServer(tx, () =>
    tx.execute(sql`
      select 1 from app.accounts where user_id = ${userId} and provider_id = ${`sso:${companyId}`}
        and starts_with(account_id, ${`${provider.issuer} `})
        and updated_at >= ${provider.configuredAt.toISOString()}::timestamptz`),
  )
  return rows.length > 0
}

export async function hasSecondFactor(tx: Tx, userId: string | null): Promise<boolean> {
  const { rows } = await asServer(tx, () =>
    tx.execute(sql`select 1 from app.authenticators where user_id = ${userId} and enabled_at is not null`),
  )
  return rows.length > 0
}
