import { sql } from 'drizzle-orm'
import type { CallbackError } from '@bizamply/contract/login-form'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { violates } from '../../../db/sql-errors.ts'
import { addAccount, addUser, markVerified } from '../add-user.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { issueCode } from '../codes.ts'
import { recordLogin } from '../logins.ts'
import type { GooglePerson } from './google-person.ts'

export type PersonResult = { userId: string } | { refusal: CallbackError }

/**
 * Finds the user by `sub`, else links the account with this address if both sides verified it, else creates one. An
 * unverified account isn't linked: whoever created it would share access.
 */
export async function findPerson(deps: AuthDependencies, person: GooglePerson, from: Origin): Promise<PersonResult> {
  try {
    return await deps.db.inServer((tx) => find(tx, deps, person))
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'USER_EXISTS'
    if (!isTaken && !violates(error, 'accounts_provider_account_key') && !(error instanceof NotLinked)) throw error
    await recordLogin(deps, { email: person.email }, { method: 'google', reason: 'NOT_LINKED' }, from)
    return { refusal: 'account_not_linked' }
  }
}

class NotLinked extends Error {}

async function find(tx: Tx, deps: AuthDependencies, person: GooglePerson): Promise<PersonResult> {
  const { rows: known } = await tx.execute<{ user_id: string }>(sql`
    select user_id from app.accounts where provider_id = 'google' and account_id = ${person.sub}`)
  if (known[0]) return { userId: known[0].user_id }
  const { rows: same } = await tx.execute<{ id: string; email_verified: boolean; linked: boolean }>(sql`
    select u.id, u.email_verified, exists (select 1 from app.accounts a where a.user_id = u.id and a.provider_id = 'google')
      as linked from app.users u where u.email = ${person.email}`)
  const [owner] = same
  if (!owner) return { userId: await makeUser(tx, deps, person) }
  if (!person.emailVerified || !owner.email_verified || owner.linked) throw new NotLinked()
  await addAccount(tx, owner.id, { google: person.sub }, deps.now())
  return { userId: owner.id }
}

async function makeUser(tx: Tx, deps: AuthDependencies, person: GooglePerson): Promise<string> {
  const { email, firstName, lastName, emailVerified: verified } = person
  const at = deps.now()
  const way = { google: person.sub }
  const id = await addUser(tx, { email, firstName, lastName, image: person.picture, verified, way, at })
  if (verified) await markVerified(tx, id, deps.adminEmail, at)
  else await issueCode(tx, deps, email, { email, name: firstName, locale: 'en' })
  return id
}
