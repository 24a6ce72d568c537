import type { SocialComment } from '../store/posts.ts'
import type { Store } from '../store/store.ts'

export interface From {
  id?: string
  username?: string
  self_ig_scoped_id?: string
}

/** The account as our app knows it, `id` of `/me`; not what other people call it by. */
export const scopedIdOf = (account: string): string => `9${account}`

/**
 * Who wrote it, as a webhook says it. The account's own comments carry `self_ig_scoped_id` (Meta's page on self
 * comments of Instagram webhooks); their `from.id` is the account's in Meta's sample and another one elsewhere, so an
 * account's detail `ownFrom` chooses: `scoped-id` or `username` alone tell, `no-id` leaves ids away for everybody.
 */
export function fromOf(store: Store, { account, author, own }: SocialComment): From | null {
  if (author === null) return null
  const shape = store.accounts.find('instagram', account)?.details['ownFrom']
  if (shape === 'no-id') return { username: author.username }
  if (!own) return author
  if (shape === 'scoped-id') return { id: `7${author.id}`, self_ig_scoped_id: scopedIdOf(account) }
  if (shape === 'username') return { id: `7${author.id}`, username: author.username }
  return { ...author, self_ig_scoped_id: scopedIdOf(account) }
}
