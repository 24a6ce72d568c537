import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { owners } from './roles.ts'

/** How long an administrator can view the console as a member. */
export const supportMinutes = 30
export const SUPPORT_REASON = 300

/**
 * The member that an administrator currently views the console as; every write returns 403
 * `VIEW_ONLY`.
 */
export const viewing = z.object({
  /** The member's name. */
  name: z.string(),
  companyName: z.string(),
  endsAt: z.string(),
})
export type Viewing = z.infer<typeof viewing>

const done = response(z.object({ endsAt: z.string().nullable() }))
export const supportAccessState = z.object({
  allowed: z.boolean(),
  /** The 20 newest views. */
  sessions: z.array(
    z.object({
      id: z.string(),
      administrator: z.string(),
      /** The viewed member. */
      member: z.string(),
      reason: z.string(),
      startedAt: z.string(),
      /** In the future while the view is active. */
      endsAt: z.string(),
    }),
  ),
})
export type SupportAccessState = z.infer<typeof supportAccessState>
const state = response(supportAccessState)

/** Administrators see what a member sees, read-only, with a reason that the company can see. */
export const supportAccess = {
  begin: call
    .meta({ who: 'administrator', administration: 'customers.view-as', stepUp: true })
    .meta(audited('company.support-began'))
    .route({
      method: 'POST',
      path: '/api/admin/customers/{id}/view',
      summary: `View the console as a member, read-only, for ${supportMinutes} minutes. The company’s admins get an email`,
    })
    .input(
      z.object({
        id: z.string().min(1).max(100),
        /** A member; defaults to the person shown. */
        userId: z.uuid('Invalid user ID').optional(),
        reason: z
          .string()
          .trim()
          .min(1, 'Enter a reason')
          .max(SUPPORT_REASON, `Use ${SUPPORT_REASON} characters or fewer`),
      }),
    )
    .output(done),
  end: call
    .meta({ who: 'user', whileViewing: true })
    .meta(audited('company.support-ended'))
    .route({ method: 'POST', path: '/api/support-access/end', summary: 'Stop viewing as a member' })
    .output(done),
  read: call
    .meta({ who: 'member', roles: owners, scope: 'company' })
    .route({
      method: 'GET',
      path: '/api/company/support-access',
      summary: 'Get support access and recent views',
    })
    .output(state),
  save: call
    .meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })
    .meta(audited('company.support-access-changed'))
    .route({
      method: 'PUT',
      path: '/api/company/support-access',
      summary: 'Allow or refuse support access. Refusing ends an ongoing view',
    })
    .input(z.object({ allowed: z.boolean() }))
    .output(state),
}
