import type { MemberRole } from '@bizamply/contract/roles'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import type { AuthDependencies } from '../auth/index.ts'
import { noSeat, readSeats } from '../billing/index.ts'
import { named } from './custom-roles/read-custom-roles.ts'
import { stillThere, type StoredRoles } from './stored-roles.ts'
import { lockTeam, emitTeam } from './stored-members.ts'
import { activeBrandIds, addMember, finishOnboarding } from './redeem-invitation.ts'

interface Newcomer {
  companyId: string
  company: string
  email: string
  /** Default role without an invitation. */
  role: MemberRole
  /** The new member, created in the same transaction if needed. */
  userId: () => Promise<string>
}

/**
 * Adds a user who signed in at the company's provider, using their invitation's seat or a free one. Of two concurrent
 * calls for the last seat, the second is refused.
 */
export async function joinByProvider(tx: Tx, deps: AuthDependencies, newcomer: Newcomer): Promise<string> {
  const { companyId, company } = newcomer
  await lockTeam(tx, companyId)
  const invited = await useInvitation(tx, deps, newcomer)
  if (!invited) {
    const { plan, taken, most } = await readSeats(tx, companyId, deps.now())
    if (most !== null && taken >= most) throw noSeat(plan)
  }
  const roles = (invited && stillThere(invited, await activeBrandIds(tx, companyId))) ?? {
    role: newcomer.role,
    brands: null,
    customRole: null,
  }
  const userId = await newcomer.userId()
  if (invited) await recordWho(tx, companyId, invited.id, userId)
  await addMember(tx, { companyId, userId, roles, company, at: deps.now() })
  await asServer(tx, () => finishOnboarding(tx, userId, deps.now()))
  const where = { companyId, brandId: null, actor: { userId }, now: deps.now }
  const details = { ...(await named(tx, companyId, roles)), by: 'sso', invitation: invited?.id ?? null }
  await recordAudit(tx, where, { action: 'team.joined', subjectId: userId, details })
  await emitTeam(tx, where, userId)
  return userId
}

/** Its seat is now counted as the member's. */
async function useInvitation(
  tx: Tx,
  deps: Pick<AuthDependencies, 'now'>,
  { companyId, email }: Newcomer,
): Promise<(StoredRoles & { id: string }) | null> {
  const [row] = await prepared<StoredRoles & { id: string }>(
    tx,
    'team.use-invitation',
    `update app.invitations set accepted_at = $3 where company_id = $1 and email = $2 and accepted_at is null
       and revoked_at is null and expires_at > $3 returning id, role, brand_roles as brands,
       custom_role_id as "customRole"`,
    [companyId, email, deps.now()],
  )
  return row ?? null
}

const recordWho = (tx: Tx, companyId: string, id: string, userId: string) =>
  prepared(tx, 'team.used-by', 'update app.invitations set accepted_by = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    userId,
  ])
