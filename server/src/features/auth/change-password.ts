import { sql } from 'drizzle-orm'
import { passwordField } from '@bizamply/contract/sign-up-form'
import { AppError } from '../../errors.ts'
import { spend } from '../../db/rate-limits.ts'
import { mailAccountChange } from './account-mail.ts'
import type { AuthDependencies } from './dependencies.ts'
import { hashPassword } from './better-auth.ts'
import { refuseCommon } from './common-passwords.ts'
import { readFields } from './read-fields.ts'
import { setPassword } from './reset-password.ts'
import { forgetEverywhere } from './sign-out.ts'
import { checkPassword } from './step-up.ts'

interface Person {
  userId: string
  /** The session that is kept. */
  sessionId: string
}

/** Ends all other sessions and emails the owner. */
export async function changePassword(
  deps: AuthDependencies,
  { userId, sessionId }: Person,
  typed: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!typed.currentPassword) refuse('currentPassword', 'Current password is required')
  const taken = await spend(deps.db, 'stepUpPerUser', userId, deps.now(), TOO_MANY)
  await checkPassword(deps, userId, typed.currentPassword)
  await taken.restore()
  const password = readFields(passwordField, typed.newPassword, 'newPassword')
  if (password === typed.currentPassword) refuse('newPassword', SAME)
  await refuseCommon(password, 'newPassword')
  const hashed = await hashPassword(password)
  await deps.db.inServer(async (tx) => {
    await setPassword(tx, userId, hashed, deps.now())
    await deps.recordSecurity(tx, userId, 'security.password-changed')
    await tx.execute(sql`delete from app.sessions where user_id = ${userId} and id <> ${sessionId}`)
    await mailAccountChange(tx, deps, userId, { template: 'password-changed' })
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}

function refuse(path: string, message: string): never {
  throw new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })
}

const SAME = 'New password must be different from current password'
const TOO_MANY = 'Too many wrong passwords. Please try again later.'
