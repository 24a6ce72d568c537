import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AuditAction } from '@bizamply/contract/audit-actions'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { lockAsAdmin } from '../team/index.ts'
import { readDomain } from './domain-name.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { readDomains, recordOf } from './read-settings.ts'
import type { ResolveTxt } from './dependencies.ts'
import { readProvider } from './stored-provider.ts'

/** Adds an unverified domain; adding it again after removal needs a new record. */
export async function addDomain(ctx: Ctx, typed: string): Promise<void> {
  const domain = readDomain(typed)
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const all = await readDomains(tx, ctx.companyId)
    if (all.some((one) => one.domain === domain)) return
    if (all.length >= sizes.ssoDomains) refuse(`You can add up to ${sizes.ssoDomains} domains`)
    await prepared(
      tx,
      'sso.add-domain',
      'insert into app.sso_domains (company_id, domain, token, created_by, created_at) values ($1, $2, $3, $4, $5)',
      [ctx.companyId, domain, randomBytes(24).toString('base64url'), ctx.actor?.userId ?? null, ctx.now()],
    )
    await audit(ctx, tx, 'sso.domain-added', domain)
  })
}

/**
 * Looks up the TXT record. A domain stays with the company that verified it while its record exists; a new owner of the
 * domain can remove that record.
 */
export async function checkDomain(ctx: Ctx, resolveTxt: ResolveTxt, typed: string): Promise<void> {
  const domain = readDomain(typed)
  const all = await ctx.tx((tx) => readDomains(tx, ctx.companyId))
  const token = all.find((one) => one.domain === domain)?.token
  if (token === undefined) throw unknownDomain()
  const records = (await resolveTxt(domain).catch(() => [])).map((parts) => parts.join('').trim())
  const isFound = records.includes(recordOf(token))
  const isOurs = await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    // It may have been removed, or added with another token, during the lookup.
    const [row] = await prepared(
      tx,
      'sso.checked',
      'update app.sso_domains set checked_at = $3 where company_id = $1 and domain = $2 and token = $4 returning 1',
      [ctx.companyId, domain, ctx.now(), token],
    )
    if (!row) throw unknownDomain()
    if (!isFound) return true
    const { rows } = await asServer(tx, () =>
      tx.execute(sql`
        insert into app.domain_claims as c (domain, company_id, token, claimed_at)
        values (${domain}, ${ctx.companyId}, ${token}, ${ctx.now().toISOString()})
        on conflict (domain) do update set company_id = excluded.company_id, token = excluded.token,
          claimed_at = excluded.claimed_at
        where c.company_id = excluded.company_id
          or not ('bizamply-domain-verification=' || c.token) = any(${sql.param(records)}::text[])
        returning domain`),
    )
    if (rows.length === 0) return false
    await audit(ctx, tx, 'sso.domain-verified', domain)
    if ((await readProvider(tx, ctx.companyId))?.mode === 'required') await endOtherSessions(tx, ctx)
    return true
  })
  if (!isOurs) {
    const message = `Another company has verified ${domain}. Remove that company’s TXT record from your DNS first.`
    throw new AppError('CONFLICT', { message })
  }
}

/** Ends sign-in under this domain. */
export async function removeDomain(ctx: Ctx, typed: string): Promise<void> {
  const domain = readDomain(typed)
  const { companyId } = ctx
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const gone = await prepared(
      tx,
      'sso.remove-domain',
      'delete from app.sso_domains where company_id = $1 and domain = $2 returning 1',
      [companyId, domain],
    )
    if (gone.length === 0) throw unknownDomain()
    await asServer(tx, () =>
      tx.execute(sql`delete from app.domain_claims where domain = ${domain} and company_id = ${companyId}`),
    )
    await audit(ctx, tx, 'sso.domain-removed', domain)
  })
}

const audit = (ctx: Ctx, tx: Parameters<typeof recordAudit>[0], action: AuditAction, domain: string) =>
  recordAudit(tx, { ...ctx, brandId: null }, { action, subjectId: null, details: { domain } })

const unknownDomain = (): AppError => new AppError('NOT_FOUND', { message: 'We couldn’t find this domain.' })

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'domain', message }] })
}
