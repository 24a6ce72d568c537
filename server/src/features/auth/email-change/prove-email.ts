import { sql } from 'drizzle-orm'
import type { EmailChangeState, OpenedEmailLink } from '@bizamply/contract/email-change'
import { sizes } from '@bizamply/contract/limits'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { sameText } from '../../../db/same-text.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Origin } from '../origin.ts'
import { limit } from '../limit.ts'
import { forgetEverywhere } from '../sign-out.ts'
import { completeChange } from './complete-change.ts'
import { presentLink, readEmailChange, TOO_MANY_LINKS } from './read-email-change.ts'
import { cancelPending, changeOfLink, hashOfCode, isOver, lockUser, pendingOf } from './stored-change.ts'

/** The code sent to the new address, entered by the person who started. After five attempts the change is canceled. */
export async function proveNewEmail(parts: AuthParts, userId: string, code: string): Promise<EmailChangeState> {
  await limit(parts, { verifyPerEmail: `email-change:${userId}` }, TOO_MANY_TRIES)
  const tried = await parts.db.inServer(async (tx) => {
    await lockUser(tx, userId)
    return tryCode(tx, parts, userId, code)
  })
  if (tried.is === 'expired') throw new AppError('CODE_EXPIRED')
  if (tried.is === 'used-up') throw new AppError('CODE_USED_UP')
  if (tried.is === 'wrong') throw new AppError('CODE_INVALID', { details: { triesLeft: tried.triesLeft } })
  return finish(parts, userId, tried.outcome).then((changed) => readEmailChange(parts, userId, changed))
}

type Outcome = 'waits' | 'changed' | 'taken'
type Tried =
  | { is: 'right'; outcome: Outcome }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'expired' }
  | { is: 'used-up' }

async function tryCode(tx: Tx, parts: AuthParts, userId: string, code: string): Promise<Tried> {
  const change = await pendingOf(tx, userId)
  if (!change || isOver(change.expiresAt, parts.now())) return { is: 'expired' }
  // Submitted twice: the address is already proved; only the link is missing.
  if (change.newProvedAt !== null) return { is: 'right', outcome: 'waits' }
  if (change.codeTries >= sizes.codeTries) return { is: 'used-up' }
  if (!sameText(change.codeHash, hashOfCode(parts, change.id, code.replace(/\s/g, '')))) {
    await tx.execute(sql`update app.email_changes set code_tries = code_tries + 1 where id = ${change.id}`)
    return { is: 'wrong', triesLeft: sizes.codeTries - change.codeTries - 1 }
  }
  await tx.execute(sql`
    update app.email_changes set new_proved_at = ${parts.now().toISOString()} where id = ${change.id}`)
  return { is: 'right', outcome: change.oldProvedAt === null ? 'waits' : await completeChange(tx, parts, change) }
}

/** The link sent to the old address. It proves the address in any browser, regardless of who is signed in there. */
export async function proveOldEmail(parts: AuthParts, token: string, from: Origin): Promise<OpenedEmailLink> {
  await limit(parts, { emailLinkPerAddress: from.address }, TOO_MANY_LINKS)
  const { userId, outcome } = await parts.db.inServer((tx) => useLink(tx, parts, token))
  await finish(parts, userId, outcome)
  const found = await parts.db.inServer((tx) => changeOfLink(tx, parts, token))
  if (!found) throw new AppError('EMAIL_LINK_INVALID')
  return presentLink(found, parts.now())
}

async function useLink(tx: Tx, parts: AuthParts, token: string): Promise<{ userId: string; outcome: Outcome }> {
  const userId = await lockedOwner(tx, parts, token)
  const change = await pendingOf(tx, userId)
  if (!change || isOver(change.expiresAt, parts.now()) || change.oldProvedAt !== null) {
    throw new AppError('EMAIL_LINK_INVALID')
  }
  await tx.execute(sql`
    update app.email_changes set old_proved_at = ${parts.now().toISOString()} where id = ${change.id}`)
  return { userId, outcome: change.newProvedAt === null ? 'waits' : await completeChange(tx, parts, change) }
}

/** The old address cancels the change. */
export async function stopEmailChange(parts: AuthParts, token: string, from: Origin): Promise<void> {
  await limit(parts, { emailLinkPerAddress: from.address }, TOO_MANY_LINKS)
  await parts.db.inServer(async (tx) => cancelPending(tx, await lockedOwner(tx, parts, token)))
}

/** Whose pending change a link confirms, checked again under their lock. */
async function lockedOwner(tx: Tx, parts: AuthParts, token: string): Promise<string> {
  const found = await changeOfLink(tx, parts, token)
  if (found?.kind !== 'confirm') throw new AppError('EMAIL_LINK_INVALID')
  await lockUser(tx, found.change.userId)
  const now = await changeOfLink(tx, parts, token)
  if (now?.change.state !== 'pending') throw new AppError('EMAIL_LINK_INVALID')
  return found.change.userId
}

export async function cancelEmailChange(parts: AuthParts, userId: string): Promise<EmailChangeState> {
  await parts.db.inServer(async (tx) => {
    await lockUser(tx, userId)
    await cancelPending(tx, userId)
  })
  return readEmailChange(parts, userId)
}

async function finish(parts: AuthParts, userId: string, outcome: Outcome): Promise<boolean> {
  if (outcome === 'waits') return false
  if (outcome === 'taken') {
    await parts.db.inServer((tx) => cancelPending(tx, userId))
    throw new AppError('USER_EXISTS')
  }
  parts.sessions.forget()
  await forgetEverywhere(parts.db)
  return true
}

const TOO_MANY_TRIES = 'Too many verification attempts. Please try again later.'
