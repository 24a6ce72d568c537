import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { AuthDependencies } from './dependencies.ts'

/** Security emails about an account, whoever made the change. They can't be switched off. */
export type AccountMail =
  | { template: 'password-changed' | 'second-factor-on' | 'second-factor-off' }
  | { template: 'recovery-code-used' | 'passkey-added' | 'passkey-removed'; detail: string }

/** Runs as app_server, in the change's transaction. */
export async function mailAccountChange(
  tx: Tx,
  { services }: Pick<AuthDependencies, 'services'>,
  userId: string,
  mail: AccountMail,
): Promise<void> {
  const { rows } = await tx.execute<{ email: string; name: string; locale: string }>(sql`
    select email, coalesce(nullif(first_name, ''), name) as name, locale from app.users where id = ${userId}`)
  const [user] = rows
  if (!user) return
  const { email: to, name, locale } = user
  const page = mail.template === 'password-changed' ? '/forgot-password' : '/profile?tab=security'
  const values = { name, link: `${services.appUrl}${page}` }
  if ('detail' in mail) {
    const { template, detail } = mail
    return enqueueMail(tx, services, { template, to, locale, values: { ...values, detail } })
  }
  return enqueueMail(tx, services, { template: mail.template, to, locale, values })
}
