import { AppError, WebhookRefused } from '../../errors.ts'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import {
  PlatformError,
  type Access,
  type Platform,
  type PrivacyAsk,
  type WebhookDelivery,
} from '../../platforms/platform.ts'
import { findWebhookConnection, type WebhookConnection } from '../connections/index.ts'
import { storeDelivery } from './webhook-deliveries.ts'

export interface Webhook {
  platform: string
  headers: Headers
  rawBody: Uint8Array
}

/** Handlers for privacy requests of customers and shops; wired in app.ts. */
export interface PrivacyWebhooks {
  record(tx: Tx, ctx: Ctx, request: { shop: string; dedupeKey: string; ask: PrivacyAsk }): Promise<void>
  forUnknownShop(services: Services, shop: string, ask: PrivacyAsk): Promise<void>
}

/** The part of a webhook that its job needs. */
export interface WebhookContent {
  account: string
  installedAt: Date | null
  delivery: Omit<WebhookDelivery, 'privacy'>
}

/**
 * Verifies the raw body with each connection's key and stores it once with its job, so the platform never waits for the
 * work. A wrong signature and an unknown account get the same response.
 */
export async function receiveWebhook(services: Services, webhook: Webhook, privacy: PrivacyWebhooks): Promise<void> {
  const platform = services.platforms.find(webhook.platform)
  if (!platform) throw new AppError('NOT_FOUND')
  const accounts = platform.webhookAccounts(webhook.rawBody, webhook.headers)
  // Only platforms that sign for the whole app may name several accounts; otherwise anyone could trigger many lookups.
  if (accounts.length > 1 && !platform.verifyWebhook(webhook.headers, webhook.rawBody, null, services.now())) {
    throw notValid('signature')
  }
  const found = await Promise.all(
    accounts.map((account) => findWebhookConnection(services, { platform: webhook.platform, account })),
  )
  const ours = found.filter((one) => one !== null)
  if (ours.length === 0 && !platform.verifyWebhook(webhook.headers, webhook.rawBody, null, services.now())) {
    throw notValid('unknown-account')
  }
  const [shop] = accounts
  if (ours.length === 0 && shop) {
    const ask = privacyOf(platform, webhook, shop)
    if (ask) await privacy.forUnknownShop(services, shop, ask)
  }
  for (const connection of ours) await receiveFor(services, platform, webhook, { connection, privacy })
}

async function receiveFor(
  services: Services,
  platform: Platform,
  webhook: Webhook,
  { connection, privacy }: { connection: WebhookConnection; privacy: PrivacyWebhooks },
): Promise<void> {
  const { companyId, brandId, connectionId, installedAt, access } = connection
  if (!platform.verifyWebhook(webhook.headers, webhook.rawBody, access, services.now())) {
    throw notValid('signature', companyId)
  }
  const parsed = parse(platform, webhook, access, companyId)
  const receiptKey = keyOf(parsed, installedAt)
  const { privacy: ask, ...delivery } = parsed
  if (ask) {
    // A separate context, so that the end of the connection doesn't cancel it.
    const ctx = inside(services, { companyId, publicId: '', brandId, actor: null })
    await ctx.tx((tx) => privacy.record(tx, ctx, { shop: access.account, dedupeKey: receiptKey, ask }))
  }
  const content: WebhookContent = { account: access.account, installedAt, delivery }
  await storeDelivery(services, { companyId, connectionId, receiptKey, content })
}

/** A reinstalled shop may uninstall and request erasure again with an identical body. */
const keyOf = ({ dedupeKey, revoked, privacy }: WebhookDelivery, installedAt: Date | null): string =>
  revoked || privacy ? `${dedupeKey}:${installedAt?.getTime() ?? 0}` : dedupeKey

const notValid = (reason: 'signature' | 'unknown-account', companyId: string | null = null): AppError =>
  new WebhookRefused('UNAUTHENTICATED', { message: 'The signature isn’t valid.' }, { reason, companyId })

/** For an unknown account, only privacy requests count. Everything else is ignored. */
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
    const refusal = { message: error.message, cause: error }
    throw new WebhookRefused('BAD_REQUEST', refusal, { reason: 'unreadable', companyId })
  }
}
