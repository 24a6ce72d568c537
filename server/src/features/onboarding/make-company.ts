import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Database, Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/index.ts'
import { addBrand } from '../brands/index.ts'
import { FREE_CREDITS_KEY, grantCredits, openAccount, readSettings } from '../credits/index.ts'
import { addStartingTemplates } from '../templates/index.ts'
import { asServer } from '../../db/as-server.ts'
import type { InstallLink } from './install-link.ts'

export interface NewCompany {
  companyId: string
  publicId: string
  name: string
  size: string | null
  industry: string | null
  /** The first admin; null if an administrator adds the company and invites its admin. */
  userId: string | null
  brands: NewBrand[]
  /** Overrides the free credits of the price list. */
  credits?: number
  /** Who adds the company, if not its admin. */
  addedBy?: string
}

export interface NewBrand {
  name: string
  /** The shop of the install link. */
  install: { id: string; shop: string } | null
}

/**
 * Creates company, admin, brands and credit account with free credits, in the caller's transaction inside the new
 * company.
 */
export async function makeCompany(
  tx: Tx,
  parts: { services: Services; shops: InstallLink },
  company: NewCompany,
): Promise<void> {
  const { companyId, userId } = company
  const at = parts.services.now()
  await tx.execute(sql`
    insert into app.companies (company_id, name, public_id, size, industry, created_at)
    values (${companyId}, ${company.name}, ${company.publicId}, ${company.size}, ${company.industry}, ${at.toISOString()})`)
  if (userId !== null)
    await tx.execute(sql`
      insert into app.members (company_id, user_id, role, created_at)
      values (${companyId}, ${userId}, 'admin', ${at.toISOString()})`)
  await addBrands(tx, parts, company, company.brands)
  await addStartingTemplates(tx, companyId, at)
  await openAccount(tx, companyId)
  const credits = company.credits ?? (await asServer(tx, () => readSettings(tx))).freeCredits
  const description = company.credits === undefined ? 'Free credits' : 'Initial credits'
  const grant = {
    companyId,
    type: 'bonus' as const,
    key: FREE_CREDITS_KEY,
    description,
    userId: company.addedBy ?? null,
    at,
  }
  if (credits > 0) await grantCredits(tx, { ...grant, credits })
  const by = company.addedBy ?? userId
  const where = { companyId, brandId: null, actor: by === null ? null : { userId: by }, now: parts.services.now }
  const brands = company.brands.map(({ name }) => name)
  await recordAudit(tx, where, { action: 'company.created', subjectId: null, details: { name: company.name, brands } })
}

/** Adds each brand once, with its shop if it has one; the admin starts in the first. Returns how many are new. */
export async function addBrands(
  tx: Tx,
  { services, shops }: { services: Services; shops: InstallLink },
  { companyId, userId }: Pick<NewCompany, 'companyId' | 'userId'>,
  brands: NewBrand[],
): Promise<number> {
  let added = 0
  for (const { name, install } of brands) {
    const { brandId, isNew } = await addBrand(tx, { companyId, name, timezone: 'UTC', at: services.now() })
    added += isNew ? 1 : 0
    if (install && userId !== null && !(await hasShop(tx, companyId, brandId, install.shop)))
      await shops.claim(tx, services, { installId: install.id, companyId, brandId, userId })
    if (userId === null) continue
    await tx.execute(sql`
      update app.members set selected_brand_id = ${brandId}
      where company_id = ${companyId} and user_id = ${userId} and selected_brand_id is null`)
  }
  return added
}

// The second call of a sign-up sends the same shop again.
async function hasShop(tx: Tx, companyId: string, brandId: string, shop: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from app.connections where company_id = ${companyId} and brand_id = ${brandId}
      and platform = 'shopify' and account = ${shop}`)
  return rows.length > 0
}

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** BZ- and six unambiguous characters; not in use when generated. */
export async function newPublicId(db: Database): Promise<string> {
  for (;;) {
    const id = `BZ-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
    const { rows } = await db.asAdmin((tx) => tx.execute(sql`select 1 from app.companies where public_id = ${id}`))
    if (rows.length === 0) return id
  }
}
