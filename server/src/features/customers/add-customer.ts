import { sql } from 'drizzle-orm'
import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { inside, type Actor } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import type { Dependencies } from '../../dependencies.ts'
import { plainEmail } from '../auth/index.ts'
import { makeCompany, newPublicId } from '../onboarding/index.ts'
import { storeInvitation } from '../team/index.ts'
import { readCustomer } from './read-customer.ts'

export interface NewCustomer {
  firstName: string
  lastName: string
  Email: string
  companyName?: string | undefined
  initialCredits: number
}

/**
 * A company with one brand of its name and its credits, and an invitation to become its admin; the person shown until
 * someone accepts is the one invited. 409 `USER_EXISTS` if the address works in a company or is invited to its own.
 */
export async function addCustomer(
  deps: Dependencies,
  administrator: Actor,
  { initialCredits, companyName, ...person }: NewCustomer,
): Promise<CustomerDetails> {
  const { db, services } = deps
  const email = plainEmail(person.Email)
  const [companyId, publicId] = [newId(), await newPublicId(db)]
  const actor = { ...administrator, memberRole: null }
  const ctx = inside(services, { companyId, publicId, brandId: '', actor })
  const whole = `${person.firstName} ${person.lastName}`.trim()
  const name = companyName ?? (whole || (email.split('@')[0] ?? email))
  await db.inCompany(companyId, async (tx) => {
    await onlyOne(tx, deps, email)
    await makeCompany(tx, deps, {
      companyId,
      publicId,
      name,
      size: null,
      industry: null,
      userId: null,
      brands: [{ name, install: null }],
      credits: initialCredits,
      addedBy: administrator.userId,
    })
    await storeInvitation(tx, ctx, deps.hash, {
      email,
      roles: { role: 'admin', brands: null, customRole: null },
      note: null,
      firstName: person.firstName,
      lastName: person.lastName,
    })
  })
  return readCustomer(services, companyId)
}

/** Of two who add the same person at once, the second finds what the first has added. */
export async function onlyOne(tx: Tx, { db, now }: Pick<Dependencies, 'db' | 'now'>, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${email}`}, 0))`)
  const [known] = await db.asAdmin((all) =>
    prepared<{ member: boolean; invited: boolean }>(
      all,
      'customers.known-address',
      `select exists (select 1 from app.users u join app.members m on m.user_id = u.id where u.email = $1) as member,
         exists (select 1 from app.invitations i where i.email = $1 and i.role = 'admin' and i.accepted_at is null
           and i.revoked_at is null and i.expires_at > $2
           and not exists (select 1 from app.members m where m.company_id = i.company_id)) as invited`,
      [email, now()],
    ),
  )
  if (known?.member) throw new AppError('USER_EXISTS', { message: 'Someone with this email already uses Bizamply.' })
  if (known?.invited)
    throw new AppError('USER_EXISTS', {
      message: 'This person was already added and hasn’t accepted the invitation yet.',
    })
}
