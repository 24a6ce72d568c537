import { sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { enqueueMail } from '../../../mail/index.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { forgetEverywhere } from '../sign-out.ts'
import { TOO_MANY_LINKS } from './read-email-change.ts'
import { cancelPending, changeOfLink, forgetResetLinks, isOver, lockUser, type StoredChange } from './stored-change.ts'

/**
 * The owner of the old address takes the account back, even after further changes. Ends all sessions and removes
 * everything that could sign an attacker in again: password, passkeys and sign-in methods added since.
 */
export async function undoEmailChange(deps: AuthDependencies, token: string, from: Origin): Promise<void> {
  await countAttempts(deps, { emailLinkPerAddress: from.address }, TOO_MANY_LINKS)
  const userId = await deps.db.inServer(async (tx) => {
    const found = await changeOfLink(tx, deps, token)
    if (found?.kind !== 'undo') throw new AppError('EMAIL_LINK_INVALID')
    const { name } = await lockUser(tx, found.change.userId)
    const change = (await changeOfLink(tx, deps, token))?.change
    if (change?.state !== 'done' || isOver(change.undoUntil, deps.now())) throw new AppError('EMAIL_LINK_INVALID')
    await restore(tx, change, deps.now())
    await dropNewSignIns(tx, change)
    await deps.recordSecurity(tx, change.userId, 'security.email-restored')
    const values = { name, link: `${deps.services.appUrl}/forgot-password` }
    await enqueueMail(tx, deps.services, { template: 'email-restored', to: change.oldEmail, locale: 'en', values })
    return change.userId
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}

/** Cancels later changes too, so that their links can't restore an attacker's address. */
async function restore(tx: Tx, change: StoredChange, now: Date): Promise<void> {
  const { userId, oldEmail } = change
  await tx.execute(sql`
    update app.users set email = ${oldEmail}, updated_at = ${now.toISOString()} where id = ${userId}`)
  await tx.execute(sql`
    update app.email_changes set state = 'undone' where user_id = ${userId} and state = 'done'
      and done_at >= ${change.doneAt}::timestamptz`)
  await cancelPending(tx, userId)
  await forgetResetLinks(tx, userId)
  await tx.execute(sql`delete from app.sessions where user_id = ${userId}`)
}

async function dropNewSignIns(tx: Tx, { userId, createdAt }: StoredChange): Promise<void> {
  await tx.execute(sql`
    update app.accounts set password = null where user_id = ${userId} and provider_id = 'credential'`)
  await tx.execute(sql`
    delete from app.accounts where user_id = ${userId} and provider_id <> 'credential'
      and created_at >= ${createdAt}::timestamptz`)
  // Their owners can't be determined.
  await tx.execute(sql`delete from app.passkeys where user_id = ${userId}`)
  const { rowCount } = await tx.execute(sql`
    delete from app.authenticators where user_id = ${userId}
      and coalesce(enabled_at, created_at) >= ${createdAt}::timestamptz`)
  if (rowCount) await tx.execute(sql`delete from app.recovery_codes where user_id = ${userId}`)
}
