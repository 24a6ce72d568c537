/**
 * By what comments are taken for one person's: the same e-mail address or the same account on a platform are sure, the
 * same name on one platform may be two people, and `none` is a comment that says nothing of who wrote it.
 */
export const personMatches = ['email', 'account', 'name', 'none'] as const
export type PersonMatch = (typeof personMatches)[number]
/** Only these are sure. */
export const sureMatches: readonly PersonMatch[] = ['email', 'account']
