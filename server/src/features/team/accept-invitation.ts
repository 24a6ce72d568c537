import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import {
  countAttempts,
  endSessionsWithoutSso,
  forgetEverywhere,
  requiresSso,
  type AuthDependencies,
  type Membership,
  type Origin,
} from '../auth/index.ts'
import { findInvitation } from './find-invitation.ts'
import { invalidInvitation, redeemInvitation } from './redeem-invitation.ts'
import { TOO_MANY } from './read-invitation.ts'

/** Accepted by a user who is signed in with the invited address and has verified it. */
export async function acceptInvitation(
  deps: AuthDependencies,
  { token, actor }: { token: string; actor: { userId: string; email: string } },
  from: Origin,
): Promise<{ company: string }> {
  await countAttempts(deps, { invitationPerAddress: from.address }, TOO_MANY)
  const found = await findInvitation(deps, token)
  if (!found || found.state !== 'open') throw invalidInvitation(found?.state)
  if (found.email !== actor.email) {
    const message = `This invitation is for ${found.email}, and you’re signed in as ${actor.email}. Sign out, then open the link again.`
    throw new AppError('FORBIDDEN', { message })
  }
  const { userId } = actor
  const needsSso = found.role !== 'admin' && (await requiresSso(deps, found.companyId, found.email))
  await deps.db.inCompany(found.companyId, async (tx) => {
    // The same lock as creating a company, so that a user can't do both concurrently.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`join:${userId}`}, 0))`)
    await refuseOtherCompany(tx, userId, found.companyId)
    await redeemInvitation(tx, deps, { companyId: found.companyId, token, userId: () => Promise.resolve(userId) })
    // Refusing them before would lock them out: the provider signs in only members and new people.
    if (needsSso) await endSessionsWithoutSso(tx, userId)
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
  return { company: found.company }
}

/** An account belongs to one company: the console can't switch companies. */
async function refuseOtherCompany(tx: Tx, userId: string, companyId: string): Promise<void> {
  const { rows } = await asServer(tx, () =>
    tx.execute<{ found: Membership[] | null }>(sql`select app.memberships_of(${userId}::uuid) as found`),
  )
  const [member] = rows[0]?.found ?? []
  if (!member) return
  const message =
    member.companyId === companyId
      ? `You’re already a member of ${member.companyName}.`
      : `You’re already a member of ${member.companyName}, and an account can belong to one company. Leave it first, or ask for an invitation to another address.`
  throw new AppError('CONFLICT', { message })
}
