import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { emailChangeMinutes, type EmailChangeState } from '@bizamply/contract/email-change'
import { emailField } from '@bizamply/contract/sign-up-form'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { enqueueMail } from '../../../mail/index.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { countAttempts } from '../count-attempts.ts'
import { plainEmail, readFields } from '../read-fields.ts'
import { ssoRuleOf } from '../sso-rule.ts'
import { readEmailChange } from './read-email-change.ts'
import { cancelPending, hashOfCode, hashOfLink, lockUser } from './stored-change.ts'

interface Person {
  userId: string
  sessionId: string
}

/**
 * Sends a code to the new address and a link to the old one, replacing any pending change. If the address is taken, its
 * owner gets a notice instead of the code; the response is the same.
 */
export async function beginEmailChange(
  deps: AuthDependencies,
  { userId, sessionId }: Person,
  typed: { email: string },
): Promise<EmailChangeState> {
  const email = plainEmail(readFields(emailField, typed.email, 'email'))
  await countAttempts(deps, { emailChangePerUser: userId, emailChangePerEmail: email }, TOO_MANY)
  // An address outside the company's domains would bypass its SSO rule.
  const rule = await ssoRuleOf(deps, userId)
  if (rule && !rule.isAdmin) throw new AppError('CONFLICT', { message: FROM_PROVIDER })
  await deps.db.inServer(async (tx) => {
    const person = await lockUser(tx, userId)
    if (email === person.email) {
      const message = 'This is already your address. Enter another one.'
      throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'email', message }] })
    }
    await cancelPending(tx, userId)
    const isTaken = await takenBy(tx, email, userId, deps.now())
    const { code, link, until } = await store(tx, deps, { userId, sessionId, from: person.email, to: email })
    const { name } = person
    const both = { locale: 'en', until }
    const login = { link: `${deps.services.appUrl}/login` }
    if (isTaken) await enqueueMail(tx, deps.services, { template: 'email-taken', to: email, ...both, values: login })
    else await enqueueMail(tx, deps.services, { template: 'email-code', to: email, ...both, values: { name, code } })
    const values = { name, email, link: `${deps.services.appUrl}/email-change?token=${link}` }
    await enqueueMail(tx, deps.services, { template: 'email-confirm', to: person.email, ...both, values })
  })
  return readEmailChange(deps, userId)
}

/** The address is in use, or its previous owner can still take it back. Runs as app_server. */
export async function takenBy(tx: Tx, email: string, userId: string, at: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean | null }>(sql`
    select exists (select 1 from app.users where email = ${email} and id <> ${userId})
      or app.address_is_kept(${email}, ${userId}::uuid, ${at.toISOString()}::timestamptz) as taken`)
  return rows[0]?.taken ?? false
}

async function store(
  tx: Tx,
  deps: AuthDependencies,
  { userId, sessionId, from, to }: Person & { from: string; to: string },
): Promise<{ code: string; link: string; until: Date }> {
  const id = newId()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const link = randomBytes(32).toString('base64url')
  const [at, until] = [deps.now(), new Date(deps.now().getTime() + LIFE_MS)]
  await tx.execute(sql`
    insert into app.email_changes (id, user_id, old_email, new_email, session_id, code_hash, link_hash, expires_at, created_at)
    values (${id}, ${userId}, ${from}, ${to}, ${sessionId}, ${hashOfCode(deps, id, code)}, ${hashOfLink(deps, link)},
      ${until.toISOString()}, ${at.toISOString()})`)
  return { code, link, until }
}

const FROM_PROVIDER = 'Your company uses SSO, so your address comes from its identity provider.'
const LIFE_MS = emailChangeMinutes * 60_000
const TOO_MANY = 'You can start up to five changes an hour. Please try again later.'
