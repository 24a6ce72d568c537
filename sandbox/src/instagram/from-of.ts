import type { SocialComment } from '../store/posts.ts'
import type { Store } from '../store/store.ts'

export interface From {
  id?: string
  username?: string
  self_ig_scoped_id?: string
}

/** The account's app-scoped id (`id` of `/me`), which differs from its public id. */
export const scopedIdOf = (account: string): string => `9${account}`

/**
 * The author in a webhook. The account's own comments have `self_ig_scoped_id` (Meta's webhook documentation), but
 * their `from.id` is the account's id in Meta's sample and differs elsewhere. The account detail `ownFrom` selects: with
 * `scoped-id` or `username`, only that field identifies the account; `no-id` omits ids for every author.
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
