import type { CallRules } from '@bizamply/contract/call'
import { permissionsOf } from '@bizamply/contract/permissions'
import type { MemberRole } from '@bizamply/contract/roles'

/** The closed list of writes without a required role: they concern only the user, or check the role themselves. */
export const writesWithoutRole = [
  'DELETE /api/profile/avatar',
  'DELETE /api/profile/email',
  'DELETE /api/profile/passkeys/{passkeyId}',
  'DELETE /api/profile/second-factor',
  'DELETE /api/profile/sessions',
  'DELETE /api/profile/sessions/{sessionId}',
  'DELETE /api/push/subscriptions/{subscriptionId}',
  'DELETE /api/views/{viewId}',
  'POST /api/admin/brands/logos/bulk',
  'POST /api/comments/channels',
  'POST /api/comments/{commentId}/presence',
  'POST /api/invitations/accept',
  'POST /api/notifications/mail/resume',
  'POST /api/notifications/marketing',
  'POST /api/notifications/read',
  'POST /api/profile/change-password',
  'POST /api/profile/deletion',
  'POST /api/profile/email',
  'POST /api/profile/email/code',
  'POST /api/profile/passkeys',
  'POST /api/profile/passkeys/options',
  'POST /api/profile/second-factor',
  'POST /api/profile/second-factor/enable',
  'POST /api/profile/second-factor/recovery-codes',
  'POST /api/profile/step-up',
  'POST /api/profile/step-up/options',
  'POST /api/profile/step-up/sso',
  'POST /api/push/subscriptions',
  'POST /api/push/test',
  'POST /api/select-brand',
  'POST /api/support',
  'POST /api/support-access/end',
  'POST /api/team/leave',
  'POST /api/usage',
  'POST /api/views',
  'POST /integrations/{platform}/check-connection',
  'POST /onboarding/check-connection',
  'POST /onboarding/skip',
  'POST /onboarding/submit',
  'POST /onboarding/submit-user',
  'PUT /api/notifications/settings',
  'PUT /api/preferences',
  'PUT /api/profile',
  'PUT /api/profile/passkeys/{passkeyId}',
  'PUT /api/views/{viewId}',
  'PUT /onboarding/draft',
]

interface Ruled {
  rules: CallRules
}

/** True for calls that some members can't make. */
export const isRestricted = ({ rules }: Ruled): boolean => rules.roles !== undefined || rules.permission !== undefined

export const mayByRole = ({ rules: { roles, permission } }: Ruled, role: MemberRole): boolean =>
  (!roles || roles.includes(role)) &&
  (!permission || [permission].flat().some((one) => permissionsOf(role).includes(one)))
