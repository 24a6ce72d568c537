import type { CustomRole } from '@bizamply/contract/custom-roles'
import { permissions, type Permission } from '@bizamply/contract/permissions'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { GrantedRole, StoredRoles } from '../stored-roles.ts'

const columns = `r.id, r.name, r.permissions,
  ((select count(*) from app.members m where m.company_id = $1 and m.custom_role_id = r.id)
    + (select count(*) from app.invitations i where i.company_id = $1 and i.custom_role_id = r.id
        and i.accepted_at is null and i.revoked_at is null))::int as "inUse"`

const present = (role: CustomRole): CustomRole => ({ ...role, permissions: inOrder(role.permissions) })

/** Without duplicates, in the contract's order. */
export const inOrder = (granted: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => granted.includes(permission))

export async function readCustomRoles(tx: Tx, companyId: string): Promise<CustomRole[]> {
  const rows = await prepared<CustomRole>(
    tx,
    'team.custom-roles',
    `select ${columns} from app.custom_roles r where r.company_id = $1 order by lower(r.name), r.id`,
    [companyId],
  )
  return rows.map(present)
}

/** Locks the role, so that it can't be deleted or changed until the transaction ends. */
export async function findCustomRole(tx: Tx, companyId: string, id: string): Promise<CustomRole> {
  const [row] = await prepared<CustomRole>(
    tx,
    'team.custom-role',
    `select ${columns} from app.custom_roles r where r.company_id = $1 and r.id = $2 for update of r`,
    [companyId, id.toLowerCase()],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this role.' })
  return present(row)
}

/** The custom role being assigned, or null for a built-in role. */
export const findGranted = async (tx: Tx, companyId: string, id: string | undefined): Promise<GrantedRole | null> =>
  id === undefined ? null : findCustomRole(tx, companyId, id)

/** Roles for the audit log, with the custom role's current name, because it may be deleted later. */
export async function named(tx: Tx, companyId: string, roles: StoredRoles): Promise<Record<string, unknown>> {
  const { role, brands, customRole } = roles
  if (customRole === null) return { role, brands }
  return { role, brands, customRole: (await findCustomRole(tx, companyId, customRole)).name }
}
