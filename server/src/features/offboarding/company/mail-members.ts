import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { enqueueMail } from '../../../mail/index.ts'

/** Emails every member the deletion date, or that the company stays. */
export async function mailMembers(tx: Tx, ctx: Ctx, dueAt: Date | null): Promise<void> {
  const members = await prepared<{ email: string; name: string; locale: string; company: string }>(
    tx,
    'company-deletions.members',
    `select u.email, u.name, u.locale, c.name as company from app.members m join app.users u on u.id = m.user_id
     join app.companies c on c.company_id = m.company_id where m.company_id = $1 order by m.created_at limit 500`,
    [ctx.companyId],
  )
  for (const { email: to, name, locale, company } of members) {
    const values = { name, company, who: ctx.actor?.name ?? '', link: `${ctx.appUrl}/settings?tab=company` }
    if (dueAt === null) await enqueueMail(tx, ctx, { template: 'company-kept', to, locale, values })
    else {
      const day = dayOf(dueAt, locale)
      await enqueueMail(tx, ctx, { template: 'company-leaving', to, locale, values: { ...values, day } })
    }
  }
}

export const dayOf = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
