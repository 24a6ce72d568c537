import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { sizes } from './size-limits.ts'

/** Both addresses must confirm within this time. */
export const emailChangeMinutes = 30
/** How long the old address can revert the change. */
export const emailUndoHours = 72

export const pendingEmail = z.object({
  email: z.string(),
  expiresAt: z.string(),
  /** The code sent to the new address was entered. */
  newProved: z.boolean(),
  /** The link sent to the old address was opened. */
  oldProved: z.boolean(),
})
export type PendingEmail = z.infer<typeof pendingEmail>

/** `changed`: both addresses confirmed, and the new one is active. */
export const emailChangeState = z.object({ email: z.string(), changed: z.boolean(), pending: pendingEmail.nullable() })
export type EmailChangeState = z.infer<typeof emailChangeState>

/** The action of a link in an email. */
export const openedEmailLink = z.object({
  kind: z.enum(['confirm', 'undo', 'unknown']),
  state: z.enum(['open', 'confirmed', 'changed', 'canceled', 'undone', 'expired', 'unknown']),
  oldEmail: z.string().nullable(),
  newEmail: z.string().nullable(),
  until: z.string().nullable(),
})
export type OpenedEmailLink = z.infer<typeof openedEmailLink>

const confirmation = z.object({ success: z.literal(true), message: z.string() })
const token = z.string().min(1).max(sizes.code)

/** Changes the sign-in address: a code confirms the new one, a link the old one. */
export const emailChange = {
  state: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/profile/email', summary: 'Get your address and any pending change' })
    .output(response(emailChangeState)),
  begin: call
    .meta({ who: 'user', stepUp: true })
    .meta(unaudited('entry-follows'))
    .route({
      method: 'POST',
      path: '/api/profile/email',
      summary: 'Email a code to the new address and a link to the old one. Doesn’t reveal whether the address is taken',
    })
    .input(z.object({ email: z.string().max(sizes.email) }))
    .output(response(emailChangeState)),
  prove: call
    .meta({ who: 'user' })
    .meta(audited('security.email-changed'))
    .route({ method: 'POST', path: '/api/profile/email/code', summary: 'Verify the new address with its code' })
    .input(z.object({ code: z.string().trim().max(sizes.code) }))
    .output(response(emailChangeState)),
  cancel: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'DELETE', path: '/api/profile/email', summary: 'Cancel the pending change' })
    .output(response(emailChangeState)),
  readLink: call
    .meta({ who: 'open' })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/email-change/read', summary: 'Get what an emailed link leads to' })
    .input(z.object({ token }))
    .output(response(openedEmailLink)),
  confirm: call
    .meta({ who: 'open' })
    .meta(audited('security.email-changed'))
    .route({ method: 'POST', path: '/api/email-change/confirm', summary: 'Confirm from the old address with its link' })
    .input(z.object({ token }))
    .output(response(openedEmailLink)),
  stop: call
    .meta({ who: 'open' })
    .meta(unaudited('own-settings'))
    .route({
      method: 'POST',
      path: '/api/email-change/stop',
      summary: 'Cancel a change with the link sent to the old address',
    })
    .input(z.object({ token }))
    .output(confirmation),
  undo: call
    .meta({ who: 'open' })
    .meta(audited('security.email-restored'))
    .route({
      method: 'POST',
      path: '/api/email-change/undo',
      summary: 'Restore the old address within 72 hours. Ends all sessions and requires a new password',
    })
    .input(z.object({ token }))
    .output(confirmation),
}
