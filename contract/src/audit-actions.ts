/**
 * All actions in a company's audit log, by the area that their name begins with: `team.invited`.
 */
export const auditActions = {
  team: [
    'invited',
    'invitation-resent',
    'invitation-revoked',
    'joined',
    'role-changed',
    'custom-role-created',
    'custom-role-changed',
    'custom-role-removed',
    'member-removed',
    'member-left',
    'account-erased',
    'recovery-requested',
    'recovery-approved',
    'recovery-stopped',
    'recovery-done',
  ],
  security: [
    'password-changed',
    'password-reset',
    'factor-enabled',
    'factor-disabled',
    'recovery-codes-renewed',
    'passkey-added',
    'passkey-renamed',
    'passkey-removed',
    'sessions-ended',
    'email-changed',
    'email-restored',
    'deletion-requested',
    'deletion-undone',
  ],
  sso: ['saved', 'removed', 'domain-added', 'domain-verified', 'domain-removed', 'bypassed'],
  billing: [
    'requested',
    'cancelled',
    'pack',
    'began',
    'renewed',
    'frozen',
    'resumed',
    'ending',
    'ended',
    'declined',
    'expired',
  ],
  credits: ['capped', 'refunded', 'adjusted'],
  company: [
    'created',
    'changed',
    'customer-edited',
    'plan-changed',
    'feature-changed',
    'model-saved',
    'model-removed',
    'banned',
    'activated',
    'deactivated',
    'demands-changed',
    'support-began',
    'support-ended',
    'support-access-changed',
    'export-requested',
    'deletion-requested',
    'deletion-undone',
  ],
  brand: ['voice-saved', 'logo-changed', 'logo-removed'],
  connection: ['connected', 'renewed', 'removed'],
  template: ['created', 'changed', 'removed'],
  discount: ['requested', 'created', 'changed', 'paused', 'resumed'],
  import: ['started', 'undo-started', 'undone'],
  report: ['created', 'changed', 'removed', 'run'],
  project: ['created', 'changed', 'archived', 'restored'],
  alert: ['acknowledged', 'reopened', 'muted', 'unmuted', 'assigned'],
  job: ['started', 'stopped', 'retried', 'discarded'],
  post: ['product-chosen', 'product-cleared'],
  contact: ['phone-noted'],
  person: ['split', 'rejoined'],
  privacy: ['data-requested', 'person-erased', 'shop-erased'],
} as const

/** Replaces the name in an entry after its user deletes their account. */
export const formerMember = '00000000-0000-0000-0000-000000000000'

export type AuditArea = keyof typeof auditActions
export type AuditAction = { [Area in AuditArea]: `${Area}.${(typeof auditActions)[Area][number]}` }[AuditArea]

export const auditAreas = Object.keys(auditActions) as AuditArea[]

/** Time filters of the log, in days. */
export const auditDays = ['1', '7', '30', '90', '365'] as const
export type AuditDays = (typeof auditDays)[number]

export const actionsOf = (area: AuditArea): AuditAction[] =>
  auditActions[area].map((what) => `${area}.${what}` as AuditAction)

/** Names in entries of older releases: their hashes cover them, so they're renamed only when they are read. */
const formerActions: ReadonlyMap<string, AuditAction> = new Map([
  ['billing.asked', 'billing.requested'],
  ['discount.asked', 'discount.requested'],
])

/** Today's name of a stored action. */
export const currentAction = (stored: string): AuditAction => formerActions.get(stored) ?? (stored as AuditAction)

/** All names under which entries of an area are stored. */
export const storedActionsOf = (area: AuditArea): string[] => [
  ...actionsOf(area),
  ...[...formerActions].filter(([, now]) => now.startsWith(`${area}.`)).map(([former]) => former),
]

/** The only reasons for which a non-GET call may leave no audit entry. */
export const unauditedReasons = {
  'no-change': 'Only reads, previews, quotes or checks',
  'sign-in': 'Sign-ins have their own history per user',
  'own-settings': 'A user’s own settings and saved work',
  'comment-history': 'The history of the comment says who did what and when',
  'project-history': 'The history of the project says who did what and when',
  'entry-follows': 'Only starts the change; the entry is recorded when it’s completed',
  'read-again': 'Reads from a platform; changes nothing in the company',
  presence: 'Who is viewing a comment right now',
  'read-state': 'Only whether the team has read a comment',
  'form-draft': 'A form that hasn’t been submitted yet',
  counted: 'Anonymous counts',
  mail: 'An email to support',
  signed: 'Sent and signed by a platform',
  authored: 'Belongs to no company; stores who wrote it, who changed it last and when',
  versioned: 'Belongs to no company; every version stores who created it and when',
} as const
export type UnauditedReason = keyof typeof unauditedReasons
