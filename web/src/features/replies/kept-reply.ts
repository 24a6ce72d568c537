import { keys, storage } from '../../lib/storage.ts'

/** Text that isn't saved yet, and the version of the draft that it was written on; 0 without a draft. */
export interface Kept {
  text: string
  version: number
}

/** Kept texts on their way to the server, by comment. */
const saving = new Map<string, Promise<boolean>>()

/** What the user typed into the reply of a comment in this tab and didn't save: it survives a reload. */
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

function allKept(): Partial<Record<string, Kept>> {
  try {
    return JSON.parse(storage.get('session', keys.ownReply) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function put(all: Partial<Record<string, Kept>>): void {
  if (Object.keys(all).length > 0) storage.set('session', keys.ownReply, JSON.stringify(all))
  else storage.remove('session', keys.ownReply)
}
