import { sql } from 'drizzle-orm'
import { businessNameField, nameField } from '@bizamply/contract/sign-up-form'
import type { SubmitUserInput } from '@bizamply/contract/onboarding'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { AppError } from '../../errors.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { refuseBeyond } from '../billing/index.ts'
import { forgetEverywhere, readFields, type Membership } from '../auth/index.ts'
import type { JoinDependencies } from './dependencies.ts'
import { addBrands, makeCompany, newPublicId, type NewBrand } from './make-company.ts'

interface Submitted {
  companyName: string
  size: string | null
  industry: string | null
  brands: NewBrand[]
  isUpdate: boolean
}

/** Creates the missing company and brands; repeating it changes nothing. With isUpdate, names change too. */
export async function submitUser(deps: JoinDependencies, userId: string, input: SubmitUserInput): Promise<void> {
  const names = readNames(input)
  const submitted = await readSubmitted(deps, input)
  const membership = await deps.sessions.membershipOf(userId)
  if (membership) await update(deps, userId, membership, submitted)
  else if (!(await make(deps, userId, submitted))) {
    // A concurrent call has created the company in the meantime.
    const made = await deps.sessions.membershipOf(userId)
    if (made) await update(deps, userId, made, submitted)
  }
  if (!membership || submitted.isUpdate) await nameUser(deps, userId, names)
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}

async function make(deps: JoinDependencies, userId: string, submitted: Submitted): Promise<boolean> {
  const [companyId, publicId] = [newId(), await newPublicId(deps.db)]
  const { companyName: name, size, industry, brands } = submitted
  if (brands.length === 0) {
    const message = 'At least one brand name is required'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'brands', message }] })
  }
  return deps.db.inCompany(companyId, async (tx) => {
    await lockUser(tx, userId)
    if (await hasCompany(tx, userId)) return false
    await makeCompany(tx, deps, { companyId, publicId, name, size, industry, userId, brands })
    return true
  })
}

async function update(
  deps: JoinDependencies,
  userId: string,
  membership: Membership,
  submitted: Submitted,
): Promise<void> {
  const { companyId, memberRole } = membership
  if (memberRole !== 'admin') throw new AppError('FORBIDDEN')
  await deps.db.inCompany(companyId, async (tx) => {
    await lockUser(tx, userId)
    const added = await addBrands(tx, deps, { companyId, userId }, submitted.brands)
    // During sign-up, all brands of the request are kept.
    if (added > 0 && (await isOnboarded(tx, userId))) await refuseBeyond(tx, companyId, 'brands')
    const { before, after } = await renameCompany(tx, companyId, submitted)
    if (added === 0 && Object.keys(after).length === 0) return
    const where = { companyId, brandId: null, actor: { userId }, now: deps.now }
    const details = { before, after, ...(added > 0 && { brands: submitted.brands.map(({ name }) => name) }) }
    await recordAudit(tx, where, { action: 'company.changed', subjectId: null, details })
  })
}

async function renameCompany(tx: Tx, companyId: string, { companyName, size, industry, isUpdate }: Submitted) {
  if (!isUpdate) return { before: {}, after: {} }
  const read = async () => {
    const { rows } = await tx.execute<{ name: string; size: string | null; industry: string | null }>(sql`
      select name, size, industry from app.companies where company_id = ${companyId} for no key update`)
    return rows[0] ?? {}
  }
  const before = await read()
  await tx.execute(sql`
    update app.companies set name = ${companyName}, size = coalesce(${size}, size),
      industry = coalesce(${industry}, industry) where company_id = ${companyId}`)
  return changesOf<object>(before, await read())
}

const lockUser = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`join:${userId}`}, 0))`)

function isOnboarded(tx: Tx, userId: string): Promise<boolean> {
  return asServer(tx, async () => {
    const { rows } = await tx.execute<{ done: boolean }>(sql`
      select onboarded_at is not null as done from app.users where id = ${userId}`)
    return rows[0]?.done ?? false
  })
}

function hasCompany(tx: Tx, userId: string): Promise<boolean> {
  return asServer(tx, async () => {
    const { rows } = await tx.execute<{ found: unknown[] | null }>(
      sql`select app.memberships_of(${userId}::uuid) as found`,
    )
    return (rows[0]?.found?.length ?? 0) > 0
  })
}

async function nameUser(
  deps: JoinDependencies,
  userId: string,
  { firstName, lastName, jobTitle }: ReturnType<typeof readNames>,
): Promise<void> {
  const name = `${firstName} ${lastName}`
  await deps.db.global.execute(sql`
    update app.users set first_name = ${firstName}, last_name = ${lastName}, name = ${name},
      job_title = coalesce(${jobTitle}, job_title), updated_at = ${deps.now().toISOString()} where id = ${userId}`)
}

function readNames({ personalInfo }: SubmitUserInput) {
  return {
    firstName: readFields(nameField('First name'), personalInfo.firstName, 'personalInfo.firstName'),
    lastName: readFields(nameField('Last name'), personalInfo.lastName, 'personalInfo.lastName'),
    jobTitle: personalInfo.jobRole?.trim().slice(0, 100) || null,
  }
}

async function readSubmitted(deps: JoinDependencies, input: SubmitUserInput): Promise<Submitted> {
  const company = typeof input.company === 'string' ? { companyName: input.company } : input.company
  const companyName = readFields(businessNameField('Company name'), company.companyName, 'company')
  const brands: NewBrand[] = []
  for (const [n, given] of input.brands.entries()) {
    const { brandName, shopify } = typeof given === 'string' ? { brandName: given, shopify: null } : given
    if (brandName.trim() === '') continue
    const name = readFields(businessNameField('Brand name'), brandName, `brands.${n}`)
    if (brands.some((brand) => brand.name.toLowerCase() === name.toLowerCase())) continue
    brands.push({ name, install: shopify ? await openShop(deps, shopify) : null })
  }
  const { companySize: size = null, industry = null } = 'companySize' in company || 'industry' in company ? company : {}
  return { companyName, size, industry, brands, isUpdate: input.isUpdate ?? false }
}

async function openShop(
  { shops, services }: JoinDependencies,
  { shop, shopifySessionId: sessionId, shopifyAccessToken: accessToken }: ShopifyParameters,
): Promise<NewBrand['install']> {
  const { installId: id } = await shops.open(services, { shop, sessionId, accessToken })
  return { id, shop: shop.trim().toLowerCase() }
}

interface ShopifyParameters {
  shop: string
  shopifySessionId: string
  shopifyAccessToken: string
}
