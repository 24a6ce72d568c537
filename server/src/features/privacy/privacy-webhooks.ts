import type { Ctx, Services } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import type { PrivacyAsk } from '../../platforms/platform.ts'
import { forgetInstall } from '../connections/index.ts'
import { bindOfRequest, type Subject } from './subject.ts'

/** Stores privacy requests that arrive by webhook; app.ts passes it to the webhook handlers. */
export const privacyWebhooks = {
  /** Stored once, with its job in the same transaction, so that neither exists without the other. */
  record: async (
    tx: Tx,
    ctx: Ctx,
    { shop, dedupeKey, ask }: { shop: string; dedupeKey: string; ask: PrivacyAsk },
  ): Promise<void> => {
    const id = newId()
    const subject: Subject = { email: ask.email?.trim().toLowerCase() || null, phone: ask.phone?.trim() || null }
    const sealed = ctx.encryption.encrypt(JSON.stringify(subject), bindOfRequest(ctx.companyId, id))
    const rows = await prepared(
      tx,
      'privacy.record',
      `insert into app.privacy_requests (company_id, id, topic, shop, dedupe_key, sealed_subject, received_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (company_id, dedupe_key) do nothing returning id`,
      [ctx.companyId, id, ask.topic, shop, dedupeKey, sealed, ctx.now()],
    )
    if (rows.length > 0) await ctx.queue.add(tx, 'privacy', { companyId: ctx.companyId, requestId: id })
  },
  /** For a shop without a company, only its install is known. */
  forUnknownShop: async (services: Services, shop: string, ask: PrivacyAsk): Promise<void> => {
    if (ask.topic === 'redact-shop') await forgetInstall(services, shop)
  },
}
