import { keys, storage } from '../../../lib/storage.ts'

/** A first draft that the user is still writing, in this tab: it survives a reload. Null if there is none. */
export function keptReply(commentId: string): string | null {
  const kept = storage.get('session', keys.ownReply)
  return kept?.startsWith(commentId) ? kept.slice(commentId.length) : null
}

export function keepReply(commentId: string, text: string | null): void {
  if (text !== null) storage.set('session', keys.ownReply, commentId + text)
  else if (keptReply(commentId) !== null) storage.remove('session', keys.ownReply)
}
