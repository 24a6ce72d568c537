import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { storeWebhookChanges } from '../comments/index.ts'
import { loadConnection, markSignedOut, recordArrival, type OpenConnection } from '../connections/index.ts'
import { readDelivery, takeDelivery } from './webhook-deliveries.ts'
import type { WebhookContent } from './receive-webhook.ts'

/** Handlers for webhooks that aren't about comments; wired in app.ts. */
export interface WebhookHandlers {
  /** Discount codes of the brand's shop, or orders that used them, changed. */
  discounts(tx: Tx, ctx: Ctx): Promise<void>
  /** The merchant's billing changed, or our app was uninstalled from the shop. */
  billing(tx: Tx, ctx: Ctx, change: { shop: string; removed: boolean }): Promise<void>
  /** Conversations at a WhatsApp number. */
  messages(tx: Tx, ctx: Ctx, content: object): Promise<void>
}

/** Processes a stored webhook in the transaction that removes it, so that it is processed exactly once. */
export async function webhookJob(
  services: Services,
  { companyId, deliveryId }: { companyId: string; deliveryId: string },
  handlers: WebhookHandlers,
): Promise<void> {
  const outer = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  const found = await outer.tx(async (tx) => {
    const stored = await readDelivery<WebhookContent>(tx, outer, deliveryId)
    const connection = stored && (await loadConnection(tx, outer, stored.connectionId))
    return connection && { content: stored.content, connection }
  })
  if (!found) return
  const { connection, content } = found
  const ctx = { ...outer, brandId: connection.brandId }
  const platform = services.platforms.find(connection.platform)
  const removed = platform !== null && isRevoked(content, connection)
  // Idempotent, so it may run before the transaction that removes the webhook.
  if (removed)
    await markSignedOut(ctx, { connectionId: connection.id, version: null }, `${platform.name} revoked our access.`)
  const created = await ctx.tx(async (tx) => {
    if (!(await takeDelivery(tx, ctx, deliveryId))) return 0
    if (!platform) {
      await handlers.messages(tx, ctx, content)
      return 0
    }
    const stored = await storeWebhookChanges(tx, ctx, connection, content.delivery)
    const { discounts, billing } = content.delivery
    if (discounts) await handlers.discounts(tx, ctx)
    if (billing || (removed && platform.billing)) await handlers.billing(tx, ctx, { shop: content.account, removed })
    return stored
  })
  if (created > 0) await recordArrival(ctx, connection.id)
}

// If the shop has reinstalled since, it granted new access.
const isRevoked = ({ delivery, installedAt }: WebhookContent, connection: OpenConnection): boolean =>
  (delivery.revoked ?? false) && (installedAt?.getTime() ?? 0) === (connection.installedAt?.getTime() ?? 0)
