import { AppError, WebhookRefused } from '../../../errors.ts'
import { inside, type Ctx, type Services } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import {
  PlatformError,
  type Access,
  type Platform,
  type PrivacyAsk,
  type WebhookDelivery,
} from '../../../platforms/platform.ts'
import { askForSync, findClaim, loadConnection, markSignedOut, type Claim } from '../../connections/index.ts'
import { askForPost } from './due-posts.ts'
import { postsAnsweredElsewhere } from './posts-answered-elsewhere.ts'
import { storeComments } from './store-comments.ts'
import { unpublishComments } from './unpublish-comments.ts'

export interface Webhook {
  platform: string
  headers: Headers
  rawBody: Uint8Array
}

/** Where a person's or a shop's wish about their data goes; app.ts hands it in. */
export interface PrivacyWebhooks {
  note(tx: Tx, ctx: Ctx, asked: { shop: string; dedupeKey: string; ask: PrivacyAsk }): Promise<void>
  ofNobody(services: Services, shop: string, ask: PrivacyAsk): Promise<void>
}

/** Where a delivery goes that is about something else than comments; app.ts hands it in. */
export interface WebhookHandlers {
  privacy: PrivacyWebhooks
  /** Codes of the brand's shop, or orders that used them, changed. */
  discounts(tx: Tx, ctx: Ctx): Promise<void>
  /** Something about what the merchant pays changed, or our app was removed from the shop. */
  billing(tx: Tx, ctx: Ctx, told: { shop: string; removed: boolean }): Promise<void>
}

/**
 * Verified over the raw body with the key of each connection that it concerns; stored once per delivery. A wrong
 * signature and an unknown account get the same answer, unless the platform signs for its whole app.
 */
export async function receiveWebhook(services: Services, webhook: Webhook, handlers: WebhookHandlers): Promise<void> {
  const platform = services.platforms.find(webhook.platform)
  if (!platform) throw new AppError('NOT_FOUND')
  const accounts = platform.webhookAccounts(webhook.rawBody, webhook.headers)
  // Only a platform that signs for its whole app tells of several accounts at once: nobody else may make us look up many.
  if (accounts.length > 1 && !platform.verifyWebhook(webhook.headers, webhook.rawBody, null, services.now())) {
    throw notValid('signature')
  }
  const claims = await Promise.all(accounts.map((account) => findClaim(services, webhook.platform, account)))
  const ours = accounts.flatMap((account, n) => (claims[n] ? [{ account, claim: claims[n] }] : []))
  if (ours.length === 0 && !platform.verifyWebhook(webhook.headers, webhook.rawBody, null, services.now())) {
    throw notValid('unknown-account')
  }
  const [shop] = accounts
  if (ours.length === 0 && shop) {
    const ask = privacyOf(platform, webhook, shop)
    if (ask) await handlers.privacy.ofNobody(services, shop, ask)
  }
  for (const { account, claim } of ours) await receiveFor(services, platform, webhook, { account, claim, handlers })
}

async function receiveFor(
  services: Services,
  platform: Platform,
  webhook: Webhook,
  { account, claim, handlers }: { account: string; claim: Claim; handlers: WebhookHandlers },
): Promise<void> {
  const ctx = inside(services, { companyId: claim.company_id, publicId: '', brandId: claim.brand_id, actor: null })
  const revoked = await ctx.tx(async (tx) => {
    const connection = await loadConnection(tx, ctx, claim.connection_id)
    if (!connection || !platform.verifyWebhook(webhook.headers, webhook.rawBody, connection.access, ctx.now())) {
      throw notValid('signature', ctx.companyId)
    }
    const delivery = parse(platform, webhook, connection.access, ctx.companyId)
    const dedupeKey = keyOf(delivery, connection.installedAt)
    const first = await prepared(
      tx,
      'webhooks.receipt',
      `insert into app.webhook_receipts (company_id, connection_id, dedupe_key, received_at) values ($1, $2, $3, $4)
       on conflict do nothing returning dedupe_key`,
      [ctx.companyId, connection.id, dedupeKey, ctx.now()],
    )
    if (first.length === 0) return false
    const source = { platform: connection.platform, timezone: connection.timezone, language: connection.language }
    await storeComments(tx, ctx, source, delivery.comments)
    await unpublishComments(tx, ctx, source, delivery.unpublished ?? [])
    const answered = await postsAnsweredElsewhere(tx, ctx, connection.platform, delivery.answers ?? [])
    for (const post of new Set([...(delivery.posts ?? []), ...answered])) {
      await askForPost(tx, ctx, connection.id, post)
    }
    const { privacy: ask } = delivery
    if (ask) await handlers.privacy.note(tx, ctx, { shop: account, dedupeKey, ask })
    if (delivery.discounts) await handlers.discounts(tx, ctx)
    const removed = delivery.revoked ?? false
    if (delivery.billing || (removed && platform.billing)) await handlers.billing(tx, ctx, { shop: account, removed })
    if (delivery.resync) {
      await askForSync(tx, ctx, connection.id)
      await ctx.queue.add(tx, 'sync-connection', { companyId: ctx.companyId, connectionId: connection.id })
    }
    return removed
  })
  if (revoked) await markSignedOut(ctx, claim.connection_id, `${platform.name} says that our access was taken away.`)
}

/** A shop that installed us again may leave, and ask to be forgotten, in the very words of the first time. */
const keyOf = ({ dedupeKey, revoked, privacy }: WebhookDelivery, installedAt: Date | null): string =>
  revoked || privacy ? `${dedupeKey}:${installedAt?.getTime() ?? 0}` : dedupeKey

const notValid = (reason: 'signature' | 'unknown-account', companyId: string | null = null): AppError =>
  new WebhookRefused('UNAUTHENTICATED', { message: 'The signature is not valid.' }, { reason, companyId })

/** Of an account that is nobody's only this counts; whatever else it tells is nothing to us. */
function privacyOf(platform: Platform, { rawBody, headers }: Webhook, account: string): PrivacyAsk | null {
  try {
    return platform.parseWebhook(rawBody, account, headers).privacy ?? null
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

function parse(platform: Platform, { rawBody, headers }: Webhook, access: Access, companyId: string): WebhookDelivery {
  try {
    return platform.parseWebhook(rawBody, access.account, headers, access)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const said = { message: error.message, cause: error }
    throw new WebhookRefused('BAD_REQUEST', said, { reason: 'unreadable', companyId })
  }
}
