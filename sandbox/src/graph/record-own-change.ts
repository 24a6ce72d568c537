import type { SocialComment } from '../store/posts.ts'
import { recordChange } from '../store/record-change.ts'
import type { Store } from '../store/store.ts'
import type { Ask } from './ask.ts'

/** Records edits and deletions of the account's own replies, but not hiding or changes of others' comments. */
export function recordOwnChange(store: Store, ask: Ask, comment: SocialComment): void {
  if (!comment.own) return
  const call = ask.exchange.call?.id ?? null
  const of = { platform: comment.platform, target: comment.id, call }
  if (ask.method === 'DELETE') return recordChange(store, { ...of, kind: 'reply-delete', text: '' })
  const { message } = ask.given
  if (message !== undefined) recordChange(store, { ...of, kind: 'reply-edit', text: message })
}
