import type { SsoMode, SsoRole } from '@bizamply/contract/sso-choices'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { refuseWithout } from '../billing/index.ts'
import { lockAsAdmin } from '../team/index.ts'
import { checkIssuer } from './check-issuer.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import type { IdentityProviders } from './identity-providers.ts'
import { hasSecondFactor, hasSignedIn } from './read-settings.ts'
import { readProvider, secretBind, type StoredProvider } from './stored-provider.ts'

interface Typed {
  issuer: string
  clientId: string
  clientSecret?: string | undefined
  mode: SsoMode
  defaultRole: SsoRole
}

/**
 * Stores nothing if the issuer can't be read. The secret is never sent to an issuer or client other than the one it was
 * entered for.
 */
export async function saveProvider(ctx: Ctx, identityProviders: IdentityProviders, typed: Typed): Promise<void> {
  await ctx.tx((tx) => refuseNew(tx, ctx))
  const { issuer } = await checkIssuer({ identityProviders, log: ctx.log }, typed.issuer)
  const { clientId, mode, defaultRole } = typed
  const given = typed.clientSecret || null
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const before = await readProvider(tx, ctx.companyId)
    const isSame = before?.issuer === issuer && before.clientId === clientId
    if (!given && !isSame) refuse('clientSecret', 'Enter the client secret')
    const isConfigured = !isSame || given !== null
    if (mode === 'required') await refuseUnproved(tx, ctx, isConfigured ? null : before)
    const sealed = given ? ctx.encryption.encrypt(given, secretBind(ctx.companyId)) : (before?.sealedSecret ?? '')
    const configuredAt = isConfigured || !before ? ctx.now() : before.configuredAt
    await write(tx, ctx, { issuer, clientId, sealed, mode, defaultRole, configuredAt })
    if (mode === 'required' && before?.mode !== 'required') await endOtherSessions(tx, ctx)
    const details = {
      ...changesOf(shown(before), { issuer, clientId, mode, defaultRole }),
      keyReplaced: given !== null,
    }
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'sso.saved', subjectId: null, details })
  })
}

/** An existing provider can be changed on any plan, because users sign in with it. */
async function refuseNew(tx: Tx, ctx: Ctx): Promise<void> {
  if (!(await readProvider(tx, ctx.companyId))) await refuseWithout(tx, ctx.companyId, 'sso')
}

/** Without encrypted fields. */
function shown(provider: StoredProvider | null): Partial<Typed> {
  if (!provider) return {}
  const { issuer, clientId, mode, defaultRole } = provider
  return { issuer, clientId, mode, defaultRole }
}

/** An admin who requires SSO must have used it, and must have a fallback for an outage of the provider. */
async function refuseUnproved(tx: Tx, ctx: Ctx, provider: StoredProvider | null): Promise<void> {
  if (provider?.mode === 'required') return
  const { companyId } = ctx
  const userId = ctx.actor?.userId ?? null
  if (!provider || !(await hasSignedIn(tx, { companyId, userId, provider }))) {
    refuse('mode', 'Save these settings with SSO optional, sign in with SSO once, then require it')
  }
  if (!(await hasSecondFactor(tx, userId))) {
    refuse('mode', 'Turn on two-factor sign-in first. You’ll need it to sign in if your provider is down')
  }
}

const write = (
  tx: Tx,
  { companyId, actor, now }: Ctx,
  row: { issuer: string; clientId: string; sealed: string; mode: string; defaultRole: string; configuredAt: Date },
) =>
  prepared(
    tx,
    'sso.save',
    `insert into app.sso_providers as p (company_id, issuer, client_id, sealed_secret, mode, default_role, configured_at,
       created_by, created_at, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)
     on conflict (company_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
       sealed_secret = excluded.sealed_secret, mode = excluded.mode, default_role = excluded.default_role,
       configured_at = excluded.configured_at, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [
      companyId,
      row.issuer,
      row.clientId,
      row.sealed,
      row.mode,
      row.defaultRole,
      row.configuredAt,
      actor?.userId ?? null,
      now(),
    ],
  )

function refuse(path: string, message: string): never {
  throw new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })
}
