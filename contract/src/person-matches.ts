/**
 * By what comments are taken for one person's: the same e-mail address or the same account on a platform are sure, the
 * same name on one platform may be two people, and `none` is a comment that says nothing of who wrote it.
 */
export const personMatches = ['email', 'account', 'name', 'none'] as const
export type PersonMatch = (typeof personMatches)[number]
/** Only these are sure. */
export const sureMatches: readonly PersonMatch[] = ['email', 'account']

/** What makes comments one person's in People; a name alone never does. */
export const identityKinds = ['email', 'phone', 'account'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Last comment first, most comments first, lowest rating first. */
export const personOrders = ['last', 'comments', 'rating'] as const
export type PersonOrder = (typeof personOrders)[number]
