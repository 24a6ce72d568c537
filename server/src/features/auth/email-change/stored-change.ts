import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.ts'
import type { AuthDependencies } from '../dependencies.ts'

export interface StoredChange extends Record<string, unknown> {
  id: string
  userId: string
  oldEmail: string
  newEmail: string
  sessionId: string
  codeHash: string
  codeTries: number
  expiresAt: string
  newProvedAt: string | null
  oldProvedAt: string | null
  state: 'pending' | 'done' | 'canceled' | 'undone'
  undoUntil: string | null
  doneAt: string | null
  createdAt: string
}

const columns = sql`id, user_id as "userId", old_email as "oldEmail", new_email as "newEmail", session_id as "sessionId",
  code_hash as "codeHash", code_tries as "codeTries", expires_at as "expiresAt", new_proved_at as "newProvedAt",
  old_proved_at as "oldProvedAt", state, undo_until as "undoUntil", done_at as "doneAt", created_at as "createdAt"`

/** Serializes all changes of a user's address. Runs as app_server. */
export async function lockUser(tx: Tx, userId: string): Promise<{ email: string; name: string }> {
  const { rows } = await tx.execute<{ email: string; name: string }>(sql`
    select email, coalesce(nullif(first_name, ''), name) as name from app.users where id = ${userId} for update`)
  return rows[0] ?? { email: '', name: '' }
}

/** The pending change, expired or not. Runs as app_server. */
export async function pendingOf(tx: Tx, userId: string): Promise<StoredChange | null> {
  const { rows } = await tx.execute<StoredChange>(sql`
    select ${columns} from app.email_changes where user_id = ${userId} and state = 'pending'`)
  return rows[0] ?? null
}

/** The change that a link confirms or undoes. Runs as app_server. */
export async function changeOfLink(
  tx: Tx,
  deps: Pick<AuthDependencies, 'hash'>,
  token: string,
): Promise<{ kind: 'confirm' | 'undo'; change: StoredChange } | null> {
  const [link, undo] = [hashOfLink(deps, token), hashOfUndo(deps, token)]
  const { rows } = await tx.execute<StoredChange & { isLink: boolean }>(sql`
    select ${columns}, link_hash = ${link} as "isLink" from app.email_changes
    where link_hash = ${link} or undo_hash = ${undo} limit 1`)
  const [change] = rows
  return change ? { kind: change.isLink ? 'confirm' : 'undo', change } : null
}

export const isOver = (until: string | null, now: Date): boolean =>
  until === null || new Date(until).getTime() <= now.getTime()

/** Canceled by its user or by the old address's link. Runs as app_server. */
export const cancelPending = (tx: Tx, userId: string) =>
  tx.execute(sql`update app.email_changes set state = 'canceled' where user_id = ${userId} and state = 'pending'`)

/** Voids password links: they were mailed to an address that may no longer be theirs. Runs as app_server. */
export const forgetResetLinks = (tx: Tx, userId: string) =>
  tx.execute(sql`delete from app.verifications where identifier like 'reset:%' and value = ${userId}`)

export const hashOfLink = ({ hash }: Pick<AuthDependencies, 'hash'>, token: string): string => hash('email-link', token)
export const hashOfUndo = ({ hash }: Pick<AuthDependencies, 'hash'>, token: string): string => hash('email-undo', token)
export const hashOfCode = ({ hash }: Pick<AuthDependencies, 'hash'>, id: string, code: string): string =>
  hash('email-code', `${id}:${code}`)
