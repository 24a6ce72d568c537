import { AppError } from '../../errors.ts'
import { inside, type Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { PlatformError, type Platform, type WebhookDelivery } from '../../platforms/platform.ts'
import { findClaim, loadConnection } from '../connections/index.ts'
import { storeComments } from './store-comments.ts'

/**
 * Verified over the raw body with the key of the connection that the account belongs to; stored once per delivery.
 * A wrong signature and an unknown shop get the same answer.
 */
export async function receiveWebhook(
  services: Services,
  webhook: { platform: string; headers: Headers; rawBody: Uint8Array },
): Promise<void> {
  const platform = services.platforms.find(webhook.platform)
  const account = platform?.webhookAccount(webhook.rawBody)
  const claim = account ? await findClaim(services, webhook.platform, account) : null
  if (!platform || !claim) throw new AppError('UNAUTHENTICATED', { message: 'The signature is not valid.' })
  const ctx = inside(services, { companyId: claim.company_id, publicId: '', brandId: claim.brand_id, actor: null })
  await ctx.tx(async (tx) => {
    const connection = await loadConnection(tx, ctx, claim.connection_id)
    if (!connection || !platform.verifyWebhook(webhook.headers, webhook.rawBody, connection.access)) {
      throw new AppError('UNAUTHENTICATED', { message: 'The signature is not valid.' })
    }
    const delivery = parse(platform, webhook.rawBody)
    const first = await prepared(
      tx,
      'webhooks.receipt',
      `insert into app.webhook_receipts (company_id, connection_id, dedupe_key, received_at) values ($1, $2, $3, $4)
       on conflict do nothing returning dedupe_key`,
      [ctx.companyId, connection.id, delivery.dedupeKey, ctx.now()],
    )
    if (first.length === 0) return
    const source = { platform: connection.platform, timezone: connection.timezone, language: connection.language }
    await storeComments(tx, ctx, source, delivery.comments)
  })
}

function parse(platform: Platform, rawBody: Uint8Array): WebhookDelivery {
  try {
    return platform.parseWebhook(rawBody)
  } catch (error) {
    if (error instanceof PlatformError) throw new AppError('BAD_REQUEST', { message: error.message, cause: error })
    throw error
  }
}
