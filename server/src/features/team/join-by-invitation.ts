import { sql } from 'drizzle-orm'
import { nameField, passwordField } from '@bizamply/contract/sign-up-form'
import { AppError } from '../../errors.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import {
  addUser,
  countAttempts,
  hashPassword,
  markVerified,
  openSession,
  readFields,
  recordLogin,
  refuseCommon,
  requiresSso,
  type AuthDependencies,
  type Origin,
  type SignInResult,
} from '../auth/index.ts'
import { findInvitation, type InvitationRow } from './find-invitation.ts'
import { TOO_MANY } from './read-invitation.ts'
import { invalidInvitation, redeemInvitation } from './redeem-invitation.ts'

interface Typed {
  token: string
  firstName: string
  lastName: string
  timezone?: string | undefined
  password: string
  termsVersion: string
}

interface NewPerson {
  firstName: string
  lastName: string
  timezone?: string | undefined
  password: string
  termsVersion: string
}

/** Creates the account and its membership together. Receiving the email verified the address. */
export async function joinByInvitation(deps: AuthDependencies, typed: Typed, from: Origin): Promise<SignInResult> {
  await countAttempts(deps, { invitationPerAddress: from.address }, TOO_MANY)
  const { token, termsVersion } = typed
  const found = await findInvitation(deps, token)
  if (!found || found.state !== 'open') throw invalidInvitation(found?.state)
  if (await requiresSso(deps, found.companyId, found.email)) throw new AppError('SSO_REQUIRED')
  const firstName = readFields(nameField('First name'), typed.firstName, 'firstName')
  const lastName = readFields(nameField('Last name'), typed.lastName, 'lastName')
  const password = readFields(passwordField, typed.password, 'password')
  await refuseCommon(password)
  const { timezone } = typed
  const person = { firstName, lastName, timezone, password: await hashPassword(password), termsVersion }
  let userId = ''
  await deps.db.inCompany(found.companyId, (tx) =>
    redeemInvitation(tx, deps, {
      companyId: found.companyId,
      token,
      userId: async (invitation) => (userId = await asServer(tx, () => makeUser(tx, deps, invitation, person))),
    }),
  )
  await recordLogin(deps, { userId }, { method: 'invitation', reason: null }, from)
  return openSession(deps, { userId, rememberMe: false, method: 'invitation' }, from)
}

async function makeUser(
  tx: Tx,
  deps: AuthDependencies,
  { email }: InvitationRow,
  { firstName, lastName, timezone, password, termsVersion }: NewPerson,
): Promise<string> {
  const at = deps.now()
  const way = { password }
  const id = await addUser(tx, { email, firstName, lastName, image: null, timezone, verified: false, way, at })
  await markVerified(tx, id, deps.adminEmail, at)
  await tx.execute(sql`insert into app.accepted_terms (user_id, version, accepted_at)
    values (${id}, ${termsVersion}, ${at.toISOString()})`)
  return id
}
