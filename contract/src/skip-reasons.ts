/** Why a bulk job would skip a comment. */
export const skipReasons = [
  'not-open',
  'not-pending',
  'not-a-draft',
  'spam',
  'risky',
  'critical',
  'busy',
  'unknown',
  'claims',
  'places',
  'personal-data',
  'not-connected',
  'no-phone',
  'no-way',
] as const
export type SkipReason = (typeof skipReasons)[number]
