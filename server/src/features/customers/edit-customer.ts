import { sql } from 'drizzle-orm'
import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { UserRole } from '@bizamply/contract/roles'
import type { Actor, Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import type { Dependencies } from '../../dependencies.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { forgetEverywhere, plainEmail, putEmail } from '../auth/index.ts'
import { storeInvitation } from '../team/index.ts'
import { onlyOne } from './add-customer.ts'
import { companyOf } from './company-of.ts'
import { readCustomer } from './read-customer.ts'

export interface EditedCustomer {
  id: string
  firstName?: string | undefined
  lastName?: string | undefined
  Email: string
  /** Version of the details that were edited. */
  version?: number | undefined
}

/** Name and address of the person shown, or of the invited one while no member has joined. */
export async function editCustomer(
  deps: Dependencies,
  administrator: Actor,
  { id, Email, ...edited }: EditedCustomer,
): Promise<CustomerDetails> {
  const ctx = await companyOf(deps.services, administrator, id)
  const { companyId } = ctx
  const shown = await readCustomer(deps.services, companyId)
  const email = plainEmail(Email)
  await ctx.tx(async (tx) => {
    const { userId } = shown
    const before = userId
      ? await asServer(tx, () => changeUser(tx, deps, { userId, email, by: administrator.userId, ...edited }))
      : await changeInvitation(tx, deps, ctx, { email, ...edited })
    const after = {
      firstName: edited.firstName ?? before.firstName,
      lastName: edited.lastName ?? before.lastName,
      email,
    }
    const details = changesOf(before, after)
    if (Object.keys(details.after).length === 0) return
    const entry = { action: 'company.customer-edited', subjectId: userId, details } as const
    await recordAudit(tx, { ...ctx, brandId: null }, entry)
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, companyId)
  return readCustomer(deps.services, companyId)
}

type Edited = Omit<EditedCustomer, 'id' | 'Email'> & { email: string }

interface Person extends Record<string, unknown> {
  firstName: string
  lastName: string
  email: string
}

async function changeUser(
  tx: Tx,
  deps: Dependencies,
  { userId, email, by, version, ...names }: Edited & { userId: string; by: string },
): Promise<Person> {
  const { rows } = await tx.execute<Person & { version: number; role: UserRole }>(sql`
    select first_name as "firstName", last_name as "lastName", email, profile_version as version, role
    from app.users where id = ${userId} for update`)
  const [stored] = rows
  if (!stored || (version !== undefined && version !== stored.version))
    throw new AppError('CONFLICT', { message: LATER })
  const { version: _, role, ...before } = stored
  // Otherwise the owner of that mailbox could reset the password and become the administrator.
  if (email !== before.email && role !== 'user') throw new AppError('FORBIDDEN', { message: OWN_MATTER })
  const [first, last] = [names.firstName ?? before.firstName, names.lastName ?? before.lastName]
  if (first === before.firstName && last === before.lastName && email === before.email) return before
  const name = `${first} ${last}`.trim() || email
  await tx.execute(sql`
    update app.users set first_name = ${first}, last_name = ${last}, name = ${name},
      profile_version = profile_version + 1, updated_at = ${deps.now().toISOString()} where id = ${userId}`)
  if (email !== before.email) await putEmail(tx, deps, { userId, from: before.email, to: email, by })
  return before
}

async function changeInvitation(
  tx: Tx,
  deps: Dependencies,
  ctx: Ctx,
  { email, version, ...names }: Edited,
): Promise<Person> {
  const [open] = await prepared<Person & { id: string; version: number }>(
    tx,
    'customers.lock-invitation',
    `select id, coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName", email,
       xmin::text::float8 as version from app.invitations where company_id = $1 and role = 'admin' and accepted_at is null and revoked_at is null
     order by created_at limit 1 for update`,
    [ctx.companyId],
  )
  const roles = { role: 'admin', brands: null, customRole: null } as const
  if (!open) {
    // The invitation was withdrawn or the last member left: invite again.
    await onlyOne(tx, deps, email)
    const invited = { firstName: names.firstName ?? '', lastName: names.lastName ?? '' }
    await storeInvitation(tx, ctx, deps.hash, { email, roles, note: null, ...invited })
    return { firstName: '', lastName: '', email: '' }
  }
  if (version !== undefined && version !== open.version) throw new AppError('CONFLICT', { message: LATER })
  const { id, version: _, ...before } = open
  const person = { firstName: names.firstName ?? before.firstName, lastName: names.lastName ?? before.lastName }
  if (email === before.email) {
    await prepared(
      tx,
      'customers.name-invitation',
      'update app.invitations set first_name = $3, last_name = $4 where company_id = $1 and id = $2',
      [ctx.companyId, id, person.firstName || null, person.lastName || null],
    )
    return before
  }
  await onlyOne(tx, deps, email)
  await prepared(
    tx,
    'customers.revoke',
    'update app.invitations set revoked_at = $3 where company_id = $1 and id = $2',
    [ctx.companyId, id, ctx.now()],
  )
  await storeInvitation(tx, ctx, deps.hash, { email, roles, note: null, ...person })
  return before
}

const OWN_MATTER =
  'This person is a Bizamply administrator. Only they can change their email address, in their profile.'
const LATER = 'Someone else changed this customer in the meantime. Load the latest values before you save.'
