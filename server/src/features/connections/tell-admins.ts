import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { enqueueMail } from '../../mail/index.ts'
import { notifySignedOut } from '../notifications/index.ts'

/** Tells the company's admins, by mail and on their bell, that a service signed the brand out, in the transaction that notes it. */
export async function tellAdmins(
  tx: Tx,
  ctx: Ctx,
  broken: { platform: string; brandId: string; reason: string },
): Promise<void> {
  await notifySignedOut(tx, ctx, broken)
  const admins = await prepared<{ email: string; name: string; brand: string }>(
    tx,
    'connections.admins',
    `select u.email, u.name, b.name as brand from app.members m
     join app.users u on u.id = m.user_id
     join app.brands b on b.company_id = $1 and b.id = $2
     where m.company_id = $1 and m.role = 'admin' order by u.email limit 20`,
    [ctx.companyId, broken.brandId],
  )
  for (const { email: to, name, brand } of admins) {
    const platform = facts[broken.platform as ServiceKey].name
    const values = { name, platform, brand, reason: broken.reason, link: `${ctx.appUrl}/connections` }
    await enqueueMail(tx, ctx, { template: 'connection-broken', to, locale: 'en', values })
  }
}
