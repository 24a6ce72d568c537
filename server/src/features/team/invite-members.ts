import { emailField } from '@bizamply/contract/sign-up-form'
import type { GivenRoles } from '@bizamply/contract/team'
import type { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { plainEmail, type KeyedHash } from '../auth/index.ts'
import { noSeat, readSeats } from '../billing/index.ts'
import { listBrands } from '../brands/index.ts'
import { findGranted } from './custom-roles/read-custom-roles.ts'
import { storedRoles } from './stored-roles.ts'
import { limitInvitations } from './limit-invitations.ts'
import { storeInvitation } from './store-invitation.ts'
import { lockAsAdmin } from './stored-members.ts'

interface InvitationInput extends GivenRoles {
  emails: string[]
  note?: string | undefined
}

export interface Invited {
  invited: string[]
  refused: { email: string; reason: string }[]
}

/**
 * Handles each address separately: invalid ones return their reason, and the others are invited. Seats are assigned in
 * order.
 */
export async function inviteMembers(ctx: Ctx, hash: KeyedHash, input: InvitationInput): Promise<Invited> {
  const emails = [...new Set(input.emails.map(plainEmail))]
  const good = emails.filter((email) => emailField.safeParse(email).success)
  const refused = emails.filter((email) => !good.includes(email)).map((email) => ({ email, reason: NO_ADDRESS }))
  const brandIds = (await listBrands(ctx, ctx.companyId)).map(({ BrandId }) => BrandId)
  await limitInvitations(ctx, good.length)
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const granted = await findGranted(tx, ctx.companyId, input.customRole)
    const roles = storedRoles(input, { before: null, brandIds, granted })
    const outcome: Invited = { invited: [], refused }
    let full: AppError | null = null
    for (const email of good) {
      const reason = await skipReasonOf(tx, ctx, email)
      const seats = await readSeats(tx, ctx.companyId, ctx.now())
      const isFull = seats.most !== null && seats.taken >= seats.most
      if (!reason && isFull) full = noSeat(seats.plan)
      const why = reason ?? (isFull ? noSeat(seats.plan).message : null)
      if (why) outcome.refused.push({ email, reason: why })
      else {
        await storeInvitation(tx, ctx, hash, { email, roles, note: input.note || null })
        outcome.invited.push(email)
      }
    }
    if (full && outcome.invited.length === 0) throw full
    return outcome
  })
}

async function skipReasonOf(tx: Tx, ctx: Ctx, email: string): Promise<string | null> {
  const [row] = await prepared<{ member: boolean; invited: boolean }>(
    tx,
    'team.known',
    `select exists (select 1 from app.members m join app.users u on u.id = m.user_id
         where m.company_id = $1 and u.email = $2) as member,
       exists (select 1 from app.invitations where company_id = $1 and email = $2 and accepted_at is null
         and revoked_at is null and expires_at > $3) as invited`,
    [ctx.companyId, email, ctx.now()],
  )
  if (row?.member) return 'Already a member'
  return row?.invited ? 'Already invited. Resend the invitation instead' : null
}

const NO_ADDRESS = 'Enter a valid email address'
