import { invitationDays } from '@bizamply/contract/team'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { KeyedHash } from '../auth/index.ts'
import { hashOfToken, newToken } from './invitation-token.ts'

export interface Mailed {
  tokenHash: string
  mailId: string
  expiresAt: Date
}

/** Creates a new link and emails it. */
export async function mailInvitation(
  tx: Tx,
  ctx: Ctx,
  hash: KeyedHash,
  { email, note }: { email: string; note: string | null },
): Promise<Mailed> {
  const token = newToken(ctx.companyId)
  const expiresAt = new Date(ctx.now().getTime() + invitationDays * 86_400_000)
  const [company] = await prepared<{ name: string }>(
    tx,
    'team.company',
    'select name from app.companies where company_id = $1',
    [ctx.companyId],
  )
  const mailId = newId()
  await enqueueMail(tx, ctx, {
    id: mailId,
    template: 'invitation',
    to: email,
    locale: 'en',
    until: expiresAt,
    values: {
      inviter: ctx.actor?.name || (ctx.actor?.email ?? ''),
      company: company?.name ?? '',
      note: note ?? '',
      link: `${ctx.appUrl}/invitation?token=${token}`,
    },
  })
  return { tokenHash: hashOfToken(hash, token), mailId, expiresAt }
}
