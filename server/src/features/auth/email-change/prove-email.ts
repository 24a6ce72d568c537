import { sql } from 'drizzle-orm'
import type { EmailChangeState, OpenedEmailLink } from '@bizamply/contract/email-change'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { sameText } from '../../../db/same-text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { forgetEverywhere } from '../sign-out.ts'
import { completeChange } from './complete-change.ts'
import { presentLink, readEmailChange, TOO_MANY_LINKS } from './read-email-change.ts'
import { cancelPending, changeOfLink, hashOfCode, isOver, lockUser, pendingOf } from './stored-change.ts'

/** The code sent to the new address, entered by the user who started. After five attempts the change is canceled. */
export async function proveNewEmail(deps: AuthDependencies, userId: string, code: string): Promise<EmailChangeState> {
  await countAttempts(deps, { verifyPerEmail: `email-change:${userId}` }, TOO_MANY_TRIES)
  const tried = await deps.db.inServer(async (tx) => {
    await lockUser(tx, userId)
    return tryCode(tx, deps, userId, code)
  })
  if (tried.is === 'expired') throw new AppError('CODE_EXPIRED')
  if (tried.is === 'used-up') throw new AppError('CODE_USED_UP')
  if (tried.is === 'wrong') throw new AppError('CODE_INVALID', { details: { triesLeft: tried.triesLeft } })
  return finish(deps, userId, tried.outcome).then((changed) => readEmailChange(deps, userId, changed))
}

type Outcome = 'waits' | 'changed' | 'taken'
type Tried =
  | { is: 'right'; outcome: Outcome }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'expired' }
  | { is: 'used-up' }

async function tryCode(tx: Tx, deps: AuthDependencies, userId: string, code: string): Promise<Tried> {
  const change = await pendingOf(tx, userId)
  if (!change || isOver(change.expiresAt, deps.now())) return { is: 'expired' }
  // Submitted twice: the address is already verified; only the link is missing.
  if (change.newProvedAt !== null) return { is: 'right', outcome: 'waits' }
  if (change.codeTries >= sizes.codeTries) return { is: 'used-up' }
  if (!sameText(change.codeHash, hashOfCode(deps, change.id, code.replace(/\s/g, '')))) {
    await tx.execute(sql`update app.email_changes set code_tries = code_tries + 1 where id = ${change.id}`)
    return { is: 'wrong', triesLeft: sizes.codeTries - change.codeTries - 1 }
  }
  await tx.execute(sql`
    update app.email_changes set new_proved_at = ${deps.now().toISOString()} where id = ${change.id}`)
  return { is: 'right', outcome: change.oldProvedAt === null ? 'waits' : await completeChange(tx, deps, change) }
}

/** The link sent to the old address. It verifies the address in any browser, regardless of who is signed in there. */
export async function proveOldEmail(deps: AuthDependencies, token: string, from: Origin): Promise<OpenedEmailLink> {
  await countAttempts(deps, { emailLinkPerAddress: from.address }, TOO_MANY_LINKS)
  const { userId, outcome } = await deps.db.inServer((tx) => useLink(tx, deps, token))
  await finish(deps, userId, outcome)
  const found = await deps.db.inServer((tx) => changeOfLink(tx, deps, token))
  if (!found) throw new AppError('EMAIL_LINK_INVALID')
  return presentLink(found, deps.now())
}

async function useLink(tx: Tx, deps: AuthDependencies, token: string): Promise<{ userId: string; outcome: Outcome }> {
  const userId = await lockedOwner(tx, deps, token)
  const change = await pendingOf(tx, userId)
  if (!change || isOver(change.expiresAt, deps.now()) || change.oldProvedAt !== null) {
    throw new AppError('EMAIL_LINK_INVALID')
  }
  await tx.execute(sql`
    update app.email_changes set old_proved_at = ${deps.now().toISOString()} where id = ${change.id}`)
  return { userId, outcome: change.newProvedAt === null ? 'waits' : await completeChange(tx, deps, change) }
}

/** The old address cancels the change. */
export async function stopEmailChange(deps: AuthDependencies, token: string, from: Origin): Promise<void> {
  await countAttempts(deps, { emailLinkPerAddress: from.address }, TOO_MANY_LINKS)
  await deps.db.inServer(async (tx) => cancelPending(tx, await lockedOwner(tx, deps, token)))
}

/** Whose pending change a link confirms, checked again under their lock. */
async function lockedOwner(tx: Tx, deps: AuthDependencies, token: string): Promise<string> {
  const found = await changeOfLink(tx, deps, token)
  if (found?.kind !== 'confirm') throw new AppError('EMAIL_LINK_INVALID')
  await lockUser(tx, found.change.userId)
  const now = await changeOfLink(tx, deps, token)
  if (now?.change.state !== 'pending') throw new AppError('EMAIL_LINK_INVALID')
  return found.change.userId
}

export async function cancelEmailChange(deps: AuthDependencies, userId: string): Promise<EmailChangeState> {
  await deps.db.inServer(async (tx) => {
    await lockUser(tx, userId)
    await cancelPending(tx, userId)
  })
  return readEmailChange(deps, userId)
}

async function finish(deps: AuthDependencies, userId: string, outcome: Outcome): Promise<boolean> {
  if (outcome === 'waits') return false
  if (outcome === 'taken') {
    await deps.db.inServer((tx) => cancelPending(tx, userId))
    throw new AppError('USER_EXISTS')
  }
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
  return true
}

const TOO_MANY_TRIES = 'Too many verification attempts. Please try again later.'
