import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { sizes } from './size-limits.ts'
import { owners } from './roles.ts'

/** Time between an approval and the removal of the second factor, in which people can stop it. */
export const recoveryHours = 24
/** Requests without an approval expire after this time. */
export const recoveryDays = 7

/** Status of a request, for the person who made it. */
export const recoveryRequest = z.object({
  state: z.enum(['requested', 'approved']),
  company: z.string(),
  expiresAt: z.string(),
  /** When the second factor is removed; null before an approval. */
  dueAt: z.string().nullable(),
})
export type RecoveryRequest = z.infer<typeof recoveryRequest>

export const factorRecovery = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['requested', 'approved']),
  requestedAt: z.string(),
  expiresAt: z.string(),
  approvedBy: z.string().nullable(),
  dueAt: z.string().nullable(),
  /** A person can't approve their own request. */
  own: z.boolean(),
})
export type FactorRecovery = z.infer<typeof factorRecovery>

/** The action of a link in an email. */
export const openedRecovery = z.object({
  state: z.enum(['requested', 'approved', 'stopped', 'done', 'expired', 'unknown']),
  name: z.string().nullable(),
  company: z.string().nullable(),
  dueAt: z.string().nullable(),
})
export type OpenedRecovery = z.infer<typeof openedRecovery>

const recoveryId = z.uuid('Invalid request ID')
const token = z.string().min(1).max(sizes.code)
const forAdmins = call.meta({ who: 'member', roles: owners, scope: 'company' })
const list = response(z.array(factorRecovery))

/** For people who lost their second factor: an admin approves, and it is removed a day later. */
export const recovery = {
  ask: call
    .meta({ who: 'open' })
    .meta(audited('team.recovery-requested'))
    .route({
      method: 'POST',
      path: '/auth/second-factor/recovery',
      summary: 'Ask company admins to remove a lost second factor, after a correct password',
    })
    .input(z.object({ challenge: z.string().min(1).max(sizes.code) }))
    .output(response(recoveryRequest)),
  list: forAdmins
    .route({
      method: 'GET',
      path: '/api/team/recoveries',
      summary: 'List requests to remove a second factor',
    })
    .output(list),
  approve: call
    .meta({ who: 'member', roles: owners, scope: 'company', stepUp: true })
    .meta(audited('team.recovery-approved'))
    .route({
      method: 'POST',
      path: '/api/team/recoveries/{recoveryId}/approve',
      summary: 'Approve a request. The second factor and passkeys are removed a day later unless someone stops it',
    })
    .input(z.object({ recoveryId }))
    .output(list),
  stop: forAdmins
    .meta(audited('team.recovery-stopped'))
    .route({
      method: 'POST',
      path: '/api/team/recoveries/{recoveryId}/stop',
      summary: 'Stop a request, approved or not',
    })
    .input(z.object({ recoveryId }))
    .output(list),
  readLink: call
    .meta({ who: 'open' })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/recovery/read', summary: 'Get what an emailed link leads to' })
    .input(z.object({ token }))
    .output(response(openedRecovery)),
  stopByLink: call
    .meta({ who: 'open' })
    .meta(audited('team.recovery-stopped'))
    .route({
      method: 'POST',
      path: '/api/recovery/stop',
      summary: 'Stop a request with the link sent to the person and all admins',
    })
    .input(z.object({ token }))
    .output(response(openedRecovery)),
}
