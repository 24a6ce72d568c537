/**
 * How comments match one person. The same email address or platform account is certain; the same
 * name on one platform may be two people; `none` has no data about its author.
 */
export const personMatches = ['email', 'account', 'name', 'none'] as const
export type PersonMatch = (typeof personMatches)[number]
/** Only these are certain. */
export const sureMatches: readonly PersonMatch[] = ['email', 'account']

/** Traits that join comments in People; a name alone never does. */
export const identityKinds = ['email', 'phone', 'account'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Last comment first, most comments first, or lowest rating first. */
export const personOrders = ['last', 'comments', 'rating'] as const
export type PersonOrder = (typeof personOrders)[number]

/** Entries of each kind in a person's history. */
export const timelineMost = 100
