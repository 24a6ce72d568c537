import { sql } from 'drizzle-orm'
import type { Invitation } from '@bizamply/contract/team'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

interface Row extends Omit<Invitation, 'sentAt' | 'expiresAt' | 'undelivered'> {
  mailId: string | null
  sentAt: Date
  expiresAt: Date
}

/** Neither accepted nor withdrawn, newest first; includes expired ones, because they can be resent. */
export async function readOpenInvitations(tx: Tx, ctx: Ctx): Promise<Invitation[]> {
  const rows = await prepared<Row>(
    tx,
    'team.invitations',
    `select i.id, i.email, i.role, i.brand_roles as brands, i.custom_role_id as "customRole", u.name as "invitedBy", i.mail_id as "mailId",
       i.sent_at as "sentAt", i.expires_at as "expiresAt", i.expires_at <= $2 as expired
     from app.invitations i left join app.users u on u.id = i.invited_by
     where i.company_id = $1 and i.accepted_at is null and i.revoked_at is null order by i.sent_at desc, i.id limit 500`,
    [ctx.companyId, ctx.now()],
  )
  const failed = await failedMails(tx, rows)
  return rows.map(({ mailId, ...row }) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    undelivered: mailId !== null && failed.has(mailId),
  }))
}

async function failedMails(tx: Tx, invitations: Row[]): Promise<Set<string>> {
  const ids = sql.param(invitations.flatMap(({ mailId }) => (mailId ? [mailId] : [])))
  const { rows } = await asServer(tx, () =>
    tx.execute<{ id: string }>(sql`select id from app.mails where id = any(${ids}::uuid[]) and state = 'failed'`),
  )
  return new Set(rows.map(({ id }) => id))
}
