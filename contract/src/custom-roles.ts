import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { sizes } from './size-limits.ts'
import { permissions } from './permissions.ts'
import { owners } from './roles.ts'

const roleId = z.uuid('Invalid role ID')

const input = {
  name: z.string().trim().min(1, 'Enter a name').max(sizes.roleName, `Use ${sizes.roleName} characters or fewer`),
  permissions: z.array(z.enum(permissions)).max(permissions.length),
}

export const customRole = z.object({
  id: z.string(),
  name: z.string(),
  /** In the order of `permissions`; an empty role can only read. */
  permissions: z.array(z.enum(permissions)),
  /** Members and open invitations with this role. */
  inUse: z.number().int(),
})
export type CustomRole = z.infer<typeof customRole>

const forAdmins = call.meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })
const saved = response(customRole)

/** Named sets of permissions in addition to Admin, Editor, and Viewer. Creating and editing them requires the Enterprise plan. */
export const customRoles = {
  create: forAdmins
    .meta(audited('team.custom-role-created'))
    .route({ method: 'POST', path: '/api/team/roles', summary: 'Create a custom role. Up to 20 per company' })
    .input(z.object(input))
    .output(saved),
  change: forAdmins
    .meta(audited('team.custom-role-changed'))
    .route({
      method: 'PUT',
      path: '/api/team/roles/{roleId}',
      summary: 'Update a custom role. Applies right away to its members',
    })
    .input(z.object({ roleId, ...input }))
    .output(saved),
  remove: forAdmins
    .meta(audited('team.custom-role-removed'))
    .route({
      method: 'DELETE',
      path: '/api/team/roles/{roleId}',
      summary: 'Delete a custom role. Returns 409 CONFLICT while a member or open invitation has it',
    })
    .input(z.object({ roleId }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
