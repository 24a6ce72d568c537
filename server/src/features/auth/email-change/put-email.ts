import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { completeChange } from './complete-change.ts'
import { cancelPending, hashOfCode, hashOfLink, type StoredChange } from './stored-change.ts'

interface GivenEmail {
  userId: string
  from: string
  to: string
  /** The administrator. */
  by: string
}

/**
 * An administrator gives a user another address, e.g. because the old mailbox is gone. Every session ends, the new
 * address must be proved before anything else answers, and the old one can take itself back as after any change.
 * Refuses an address that is taken: 409 `USER_EXISTS`. Runs as app_server, under the lock of the user.
 */
export async function putEmail(tx: Tx, deps: AuthDependencies, given: GivenEmail): Promise<void> {
  const { userId } = given
  await cancelPending(tx, userId)
  if ((await completeChange(tx, deps, await store(tx, deps, given))) === 'taken') throw new AppError('USER_EXISTS')
  await tx.execute(sql`update app.users set email_verified = false where id = ${userId}`)
}

/** With a code and a link that nobody gets: it is complete already. */
async function store(tx: Tx, deps: AuthDependencies, { userId, from, to, by }: GivenEmail): Promise<StoredChange> {
  const [id, sessionId, at] = [newId(), newId(), deps.now().toISOString()]
  const nobodys = randomBytes(32).toString('base64url')
  const codeHash = hashOfCode(deps, id, nobodys)
  await tx.execute(sql`
    insert into app.email_changes (id, user_id, old_email, new_email, session_id, code_hash, link_hash, expires_at, created_at, administrator_id)
    values (${id}, ${userId}, ${from}, ${to}, ${sessionId}, ${codeHash}, ${hashOfLink(deps, nobodys)}, ${at}, ${at}, ${by})`)
  return {
    id,
    userId,
    oldEmail: from,
    newEmail: to,
    sessionId,
    codeHash,
    codeTries: 0,
    expiresAt: at,
    newProvedAt: null,
    oldProvedAt: null,
    state: 'pending',
    undoUntil: null,
    doneAt: null,
    createdAt: at,
  }
}
