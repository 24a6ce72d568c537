import type { Ctx, Services } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import type { PrivacyAsk } from '../../platforms/platform.ts'
import { forgetInstall } from '../connections/index.ts'
import { bindOfRequest, type Subject } from './subject.ts'

/** How an ask that came by webhook gets in; app.ts hands it to whoever receives them. */
export const privacyWebhooks = {
  /** Written down with its job in the transaction that notes the delivery, so that neither is there without the other. */
  note: async (
    tx: Tx,
    ctx: Ctx,
    { shop, dedupeKey, ask }: { shop: string; dedupeKey: string; ask: PrivacyAsk },
  ): Promise<void> => {
    const id = newId()
    const subject: Subject = { email: ask.email?.trim().toLowerCase() || null, phone: ask.phone?.trim() || null }
    const sealed = ctx.seal.close(JSON.stringify(subject), bindOfRequest(ctx.companyId, id))
    const rows = await prepared(
      tx,
      'privacy.note',
      `insert into app.privacy_requests (company_id, id, topic, shop, dedupe_key, sealed_subject, received_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (company_id, dedupe_key) do nothing returning id`,
      [ctx.companyId, id, ask.topic, shop, dedupeKey, sealed, ctx.now()],
    )
    if (rows.length > 0) await ctx.queue.add(tx, 'privacy', { companyId: ctx.companyId, requestId: id })
  },
  /** Of a shop that no company has we know nothing but that it once installed us. */
  ofNobody: async (services: Services, shop: string, ask: PrivacyAsk): Promise<void> => {
    if (ask.topic === 'redact-shop') await forgetInstall(services, shop)
  },
}
