import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { emailUndoHours } from '@bizamply/contract/email-change'
import type { Tx } from '../../../db/database.ts'
import { violates } from '../../../db/sql-errors.ts'
import { enqueueMail } from '../../../mail/index.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { takenBy } from './begin-email-change.ts'
import { forgetResetLinks, hashOfUndo, lockUser, type StoredChange } from './stored-change.ts'

/**
 * Both addresses are verified: stores the new one, ends every session except the one that started the change, and lets
 * the old address undo it. Grants no membership or role. Runs as app_server, under the user's lock.
 */
export async function completeChange(
  tx: Tx,
  deps: AuthDependencies,
  change: StoredChange,
): Promise<'changed' | 'taken'> {
  const at = deps.now()
  const { name } = await lockUser(tx, change.userId)
  if (!(await takeAddress(tx, change, at))) return 'taken'
  const undo = randomBytes(32).toString('base64url')
  const until = new Date(at.getTime() + emailUndoHours * 3_600_000)
  await tx.execute(sql`
    update app.email_changes set state = 'done', done_at = ${at.toISOString()}, undo_hash = ${hashOfUndo(deps, undo)},
      undo_until = ${until.toISOString()} where id = ${change.id}`)
  await tx.execute(sql`
    delete from app.sessions where user_id = ${change.userId} and id <> ${change.sessionId}`)
  await forgetResetLinks(tx, change.userId)
  await deps.recordSecurity(tx, change.userId, 'security.email-changed')
  const { oldEmail, newEmail } = change
  const both = { name, oldEmail, newEmail }
  await enqueueMail(tx, deps.services, {
    template: 'email-changed-old',
    to: oldEmail,
    locale: 'en',
    until,
    values: { ...both, link: `${deps.services.appUrl}/email-change?token=${undo}` },
  })
  const values = { ...both, link: `${deps.services.appUrl}/profile` }
  await enqueueMail(tx, deps.services, { template: 'email-changed-new', to: newEmail, locale: 'en', values })
  return 'changed'
}

/** False if another user took the address concurrently. */
async function takeAddress(tx: Tx, { userId, newEmail }: StoredChange, at: Date): Promise<boolean> {
  await tx.execute(sql`savepoint address`)
  try {
    await tx.execute(sql`
      update app.users set email = ${newEmail}, updated_at = ${at.toISOString()} where id = ${userId}`)
  } catch (error) {
    if (!violates(error, 'users_email_key')) throw error
    await tx.execute(sql`rollback to savepoint address`)
    return false
  }
  // Checked after the update as well: the previous owner may have just released the address.
  if (!(await takenBy(tx, newEmail, userId, at))) return true
  await tx.execute(sql`rollback to savepoint address`)
  return false
}
