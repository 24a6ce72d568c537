import { AppError } from '../../errors.ts'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import {
  PlatformError,
  type Access,
  type Platform,
  type PrivacyAsk,
  type WebhookDelivery,
} from '../../platforms/platform.ts'
import { findClaim, loadConnection, storeDelivery, type Claim } from '../connections/index.ts'
import { WebhookRefused } from './webhook-refused.ts'

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

/** What is stored of a delivery for the job that does its work. */
export interface WebhookContent {
  account: string
  installedAt: Date | null
  delivery: Omit<WebhookDelivery, 'privacy'>
}

/**
 * Verifies the raw body with the key of each connection that it concerns, and stores it once per delivery with the job
 * that does its work: the platform doesn't wait for that. A wrong signature and an unknown account get the same answer,
 * unless the platform signs for its whole app.
 */
export async function receiveWebhook(services: Services, webhook: Webhook, privacy: PrivacyWebhooks): Promise<void> {
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
    if (ask) await privacy.ofNobody(services, shop, ask)
  }
  for (const { account, claim } of ours) await receiveFor(services, platform, webhook, { account, claim, privacy })
}

async function receiveFor(
  services: Services,
  platform: Platform,
  webhook: Webhook,
  { account, claim, privacy }: { account: string; claim: Claim; privacy: PrivacyWebhooks },
): Promise<void> {
  const ctx = inside(services, { companyId: claim.company_id, publicId: '', brandId: claim.brand_id, actor: null })
  await ctx.tx(async (tx) => {
    const connection = await loadConnection(tx, ctx, claim.connection_id)
    if (!connection || !platform.verifyWebhook(webhook.headers, webhook.rawBody, connection.access, ctx.now())) {
      throw notValid('signature', ctx.companyId)
    }
    const { privacy: ask, ...delivery } = parse(platform, webhook, connection.access, ctx.companyId)
    const receiptKey = keyOf({ ...delivery, ...(ask ? { privacy: ask } : {}) }, connection.installedAt)
    // A request of its own, which the connection's end must not take along.
    if (ask) await privacy.note(tx, ctx, { shop: account, dedupeKey: receiptKey, ask })
    const content: WebhookContent = { account, installedAt: connection.installedAt, delivery }
    await storeDelivery(tx, ctx, { connectionId: connection.id, receiptKey, content })
  })
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
