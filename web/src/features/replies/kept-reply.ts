import { session } from '../../lib/session.ts'
import { keys, storage } from '../../lib/storage.ts'

/** Text that isn't saved yet, and the version of the draft that it was written on; 0 without a draft. */
export interface Kept {
  text: string
  version: number
}

/** Kept texts on their way to the server, by comment. */
const saving = new Map<string, Promise<boolean>>()

/**
 * What the user typed into the reply of a comment in this tab and didn't save: it survives a reload and, for the same
 * user, a lost session.
 */
export function keptReply(commentId: string): Kept | null {
  return saving.has(commentId) ? null : (allKept()[commentId] ?? null)
}

export function keepReply(commentId: string, kept: Kept): void {
  put({ ...allKept(), [commentId]: kept })
}

export function forgetReply(commentId: string): void {
  const { [commentId]: kept, ...others } = allKept()
  if (kept && !saving.has(commentId)) put(others)
}

/** Saves a text whose review was left. It's kept until the server has it. */
export async function saveKept(commentId: string, kept: Kept, save: () => Promise<boolean>): Promise<void> {
  keepReply(commentId, kept)
  const saved = save().catch(() => false)
  saving.set(commentId, saved)
  const isSaved = await saved
  saving.delete(commentId)
  if (isSaved) forgetReply(commentId)
}

/** When it's known whether the server took the text that was left. */
export async function afterSaving(commentId: string): Promise<void> {
  await saving.get(commentId)
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
