import type { Comment } from '@bizamply/contract/comments'
import { session } from '../../lib/session.ts'
import { keys, storage } from '../../lib/storage.ts'

/** Text that isn't saved yet, and the version of the draft that it was written on; 0 without a draft. */
export interface Kept {
  text: string
  version: number
}

/** Kept texts that are being saved, by comment; each becomes the stored draft, or null if the save fails. */
const saving = new Map<string, Promise<Comment | null>>()

/**
 * What the user typed into the reply of a comment in this tab and didn't save: it survives a reload and, for the same
 * user, a lost session.
 */
export function keptReply(commentId: string): Kept | null {
  return saving.has(commentId) ? null : (allKept()[commentId] ?? null)
}

/** A kept text that is being saved: its review was left, and may be open again. */
export function replyBeingSaved(commentId: string): Kept | null {
  return saving.has(commentId) ? (allKept()[commentId] ?? null) : null
}

export function keepReply(commentId: string, kept: Kept): void {
  put({ ...allKept(), [commentId]: kept })
}

export function forgetReply(commentId: string): void {
  const { [commentId]: kept, ...others } = allKept()
  if (kept && !saving.has(commentId)) put(others)
}

/**
 * Saves a text whose review was left, after an earlier one, whose draft `save` gets. It's kept until the server has it.
 * True if it was saved.
 */
export async function saveKept(
  commentId: string,
  kept: Kept,
  save: (earlier: Comment | null) => Promise<Comment | null>,
): Promise<boolean> {
  keepReply(commentId, kept)
  const earlier = saving.get(commentId)
  const saved = (earlier ? earlier.then(save) : save(null)).catch(() => null)
  saving.set(commentId, saved)
  const draft = await saved
  if (saving.get(commentId) === saved) {
    saving.delete(commentId)
    if (draft) forgetReply(commentId)
  }
  return draft !== null
}

/** When the text that was left has been saved: the stored draft, or null if that failed or there was none. */
export async function afterSaving(commentId: string): Promise<Comment | null> {
  return (await saving.get(commentId)) ?? null
}

export const isSameText = (one: string, other: string): boolean => one.trim() === other.trim()

type AllKept = Partial<Record<string, Kept>>

function allKept(): AllKept {
  try {
    const stored = JSON.parse(storage.get('session', keys.ownReply) ?? '{}') as { userId?: string; replies?: AllKept }
    return (stored.userId === session.lastUserId() && stored.replies) || {}
  } catch {
    return {}
  }
}

/** Reviews that close because of a sign-out keep nothing. */
function put(replies: AllKept): void {
  const userId = session.lastUserId()
  if (userId !== null && Object.keys(replies).length > 0)
    storage.set('session', keys.ownReply, JSON.stringify({ userId, replies }))
  else storage.remove('session', keys.ownReply)
}
