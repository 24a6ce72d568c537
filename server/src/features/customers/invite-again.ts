import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { Actor } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import type { Dependencies } from '../../dependencies.ts'
import { renewInvitation } from '../team/index.ts'
import { companyOf } from './company-of.ts'
import { readCustomer } from './read-customer.ts'

/** Sends a new link to a customer that no one has joined yet; 409 once someone has. */
export async function inviteAgain(deps: Dependencies, administrator: Actor, id: string): Promise<CustomerDetails> {
  const ctx = await companyOf(deps.services, administrator, id)
  await ctx.tx(async (tx) => {
    const [open] = await prepared<{ id: string; email: string; note: string | null }>(
      tx,
      'customers.open-invitation',
      `select id, email, note from app.invitations i where company_id = $1 and role = 'admin' and accepted_at is null
         and revoked_at is null and not exists (select 1 from app.members where company_id = $1)
       order by created_at limit 1 for update`,
      [ctx.companyId],
    )
    if (!open) throw new AppError('CONFLICT', { message: 'This customer has already accepted.' })
    await renewInvitation(tx, ctx, deps.hash, open)
  })
  return readCustomer(deps.services, ctx.companyId)
}
