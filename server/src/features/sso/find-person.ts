import { sql } from 'drizzle-orm'
import type { CallbackError } from '@bizamply/contract/login-form'
import { AppError } from '../../errors.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { addAccount, addUser, domainOf, markVerified, ssoAccount } from '../auth/index.ts'
import { joinByProvider, lockTeam } from '../team/index.ts'
import type { SsoPerson } from './read-claims.ts'
import type { SsoDependencies } from './dependencies.ts'
import { claimedDomains, type StoredProvider } from './stored-provider.ts'

export type PersonResult = { userId: string } | { refusal: CallbackError; reason: string }

interface Vouched {
  companyId: string
  provider: StoredProvider
  person: SsoPerson
  /** The only acceptable user, when proving a session. */
  only: string | null
}

interface Account extends Record<string, unknown> {
  id: string
  role: string
  verified: boolean
  linked: string | null
  known: boolean
}

type Known = Account & { member: boolean }

/**
 * Finds the person that a provider signs in. It may only speak for this company's members in domains that it proved:
 * never for members of another company nor for administrators.
 */
export async function findPerson(deps: SsoDependencies, vouched: Vouched): Promise<PersonResult> {
  const { companyId, person } = vouched
  try {
    return await deps.db.inCompany(companyId, async (tx) => {
      const domains = await claimedDomains(tx, companyId)
      if (person.emailVerified === false || !domains.includes(domainOf(person.email)))
        throw new Refused('sso_email_refused')
      const known = await readKnown(tx, vouched)
      if (known?.known && (vouched.only ?? known.id) === known.id)
        return { userId: await use(tx, deps, vouched, known) }
      // From here on rows are written, so concurrent first sign-ins of one person take turns on a lock.
      await lockTeam(tx, companyId)
      return { userId: await linkOrJoin(tx, deps, vouched) }
    })
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.code, reason: error.code.toUpperCase() }
    if (error instanceof AppError && error.code === 'PLAN_LIMIT') return { refusal: 'sso_no_seat', reason: error.code }
    throw error
  }
}

class Refused extends Error {
  readonly code: CallbackError
  constructor(code: CallbackError) {
    super(code)
    this.code = code
  }
}

/** The user linked to this `sub`, else the one with this address. */
async function readKnown(tx: Tx, { companyId, provider, person }: Vouched): Promise<Known | null> {
  const { provider: name, account } = ssoAccount({ companyId, issuer: provider.issuer, sub: person.sub })
  const { rows } = await asServer(tx, () =>
    tx.execute<Account & { companies: { companyId: string }[] | null }>(sql`
      select u.id, u.role, u.email_verified as verified, app.memberships_of(u.id) as companies,
        (select a.account_id from app.accounts a where a.user_id = u.id and a.provider_id = ${name}
          and starts_with(a.account_id, ${`${provider.issuer} `}) limit 1) as linked,
        l.user_id is not null as known
      from app.users u
      left join app.accounts l on l.user_id = u.id and l.provider_id = ${name} and l.account_id = ${account}
      where l.user_id is not null or u.email = ${person.email} order by known desc limit 1`),
  )
  const [row] = rows
  if (!row) return null
  const companies = row.companies ?? []
  const member = companies.some((one) => one.companyId === companyId)
  if (!member && companies.length > 0) throw new Refused('sso_account_exists')
  return { ...row, member }
}

async function use(
  tx: Tx,
  deps: SsoDependencies,
  { companyId, provider, person }: Vouched,
  known: Known,
): Promise<string> {
  if (known.role !== 'user') throw new Refused('sso_account_exists')
  // This person was removed from the company: only an admin can invite them again.
  if (!known.member) throw new Refused('sso_not_member')
  const { provider: name, account } = ssoAccount({ companyId, issuer: provider.issuer, sub: person.sub })
  await asServer(tx, () =>
    tx.execute(sql`update app.accounts set updated_at = ${deps.now().toISOString()}
      where provider_id = ${name} and account_id = ${account}`),
  )
  return known.id
}

async function linkOrJoin(tx: Tx, deps: SsoDependencies, vouched: Vouched): Promise<string> {
  const { companyId, provider, person, only } = vouched
  const known = await readKnown(tx, vouched)
  if (only !== null && known?.id !== only) throw new Refused('sso_not_linked')
  if (known?.known) return use(tx, deps, vouched, known)
  const identity = { companyId, issuer: provider.issuer, sub: person.sub }
  if (known) {
    // An unverified account may belong to someone else, and a non-member hasn't asked to join.
    if (known.role !== 'user' || !known.member || !known.verified) throw new Refused('sso_account_exists')
    if (known.linked !== null) throw new Refused('sso_not_linked')
    await asServer(tx, () => addAccount(tx, known.id, { sso: identity }, deps.now()))
    return known.id
  }
  const { company, defaultRole: role } = provider
  const userId = () => asServer(tx, () => makeUser(tx, deps, person, identity))
  return joinByProvider(tx, deps, { companyId, company, email: person.email, role, userId })
}

async function makeUser(
  tx: Tx,
  deps: SsoDependencies,
  { email, firstName, lastName }: SsoPerson,
  sso: Parameters<typeof ssoAccount>[0],
): Promise<string> {
  const at = deps.now()
  const id = await addUser(tx, { email, firstName, lastName, image: null, verified: true, way: { sso }, at })
  // A company's provider must not create an administrator of the product.
  await markVerified(tx, id, null, at)
  return id
}
