import type { BrandRole, MemberRole } from '@bizamply/contract/roles'
import { newId } from '../db/ids.ts'
import type { Answer, Caller } from './caller.ts'
import { newEmail, NEW_PASSWORD, visitor } from './join.ts'
import { mailTo } from './mailbox.ts'
import type { TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { termsVersion } from '@bizamply/contract/onboarding-choices'

export type Given = { role: MemberRole } | { brands: { brandId: string; role: BrandRole }[] }

export const invite = (
  admin: Caller,
  emails: string[],
  given: Given = { role: 'editor' },
  more = {},
): Promise<Answer> => admin.call('POST', '/api/team/invitations', { emails, ...given, ...more })

/** The token of the newest link in a mailbox. */
export async function tokenTo(app: TestApp, email: string, count = 1): Promise<string> {
  const [link = ''] = (await mailTo(app, email, count)).links
  return new URL(link).searchParams.get('token') ?? ''
}

/** Invites a person and returns their link. */
export async function invited(
  app: TestApp,
  admin: Caller,
  given: Given = { role: 'editor' },
): Promise<{ email: string; token: string }> {
  const email = newEmail()
  const answer = await invite(admin, [email], given)
  if (answer.status !== 200) throw new Error(`inviting: ${answer.status} ${answer.text}`)
  return { email, token: await tokenTo(app, email) }
}

export const joinWith = (caller: Caller, token: string, more: object = {}): Promise<Answer> =>
  caller.call('POST', '/api/invitations/join', {
    token,
    firstName: 'Kaja',
    lastName: 'Lund',
    password: NEW_PASSWORD,
    terms: true,
    termsVersion,
    ...more,
  })

/** A new member, signed in. */
export async function joined(
  app: TestApp,
  admin: Caller,
  given: Given = { role: 'editor' },
): Promise<{ caller: Caller; email: string; userId: string }> {
  const { email, token } = await invited(app, admin, given)
  const caller = await visitor(app)
  const answer = await joinWith(caller, token)
  if (answer.status !== 200) throw new Error(`joining: ${answer.status} ${answer.text}`)
  caller.token = String(answer.json['token'])
  return { caller, email, userId: String(answer.json['user']?.['id']) }
}

/** One more brand of the company. */
export async function addBrand(app: TestApp, { companyId }: TestCompany, name = 'Fern'): Promise<string> {
  const id = newId()
  await app.owner.query(
    `insert into app.brands (company_id, id, name, voice, created_at)
     select company_id, $2, $3, voice, created_at + interval '1 s' from app.brands where company_id = $1 limit 1`,
    [companyId, id, name],
  )
  return id
}

export const membersOf = async (app: TestApp, { companyId }: TestCompany): Promise<{ email: string; role: string }[]> =>
  (
    await app.owner.query<{ email: string; role: string }>(
      `select u.email, m.role from app.members m join app.users u on u.id = m.user_id where m.company_id = $1
       order by m.created_at, u.email`,
      [companyId],
    )
  ).rows

export const auditOf = async (app: TestApp, { companyId }: TestCompany): Promise<string[]> =>
  (
    await app.owner.query<{ action: string }>(
      `select action from app.audit_entries where company_id = $1 and action like 'team.%' order by created_at, id`,
      [companyId],
    )
  ).rows.map(({ action }) => action)
