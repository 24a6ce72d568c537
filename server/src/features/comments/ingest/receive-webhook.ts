import { AppError, WebhookRefused } from '../../../errors.ts'
import { inside, type Ctx, type Services } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import {
  PlatformError,
  type Access,
  type Platform,
  type PrivacyAsk,
  type WebhookDelivery,
} from '../../../platforms/platform.ts'
import { findWebhookConnection, storeDelivery, type WebhookConnection } from '../../connections/index.ts'

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
    if (ask) await privacy.ofNobody(services, shop, ask)
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
    // A request of its own, which the connection's end must not take along.
    const ctx = inside(services, { companyId, publicId: '', brandId, actor: null })
    await ctx.tx((tx) => privacy.note(tx, ctx, { shop: access.account, dedupeKey: receiptKey, ask }))
  }
  const content: WebhookContent = { account: access.account, installedAt, delivery }
  await storeDelivery(services, { companyId, connectionId, receiptKey, content })
}

/** A shop that installed us again may leave, and ask to be forgotten, in the very words of the first time. */
const keyOf = ({ dedupeKey, revoked, privacy }: WebhookDelivery, installedAt: Date | null): string =>
  revoked || privacy ? `${dedupeKey}:${installedAt?.getTime() ?? 0}` : dedupeKey

const notValid = (reason: 'signature' | 'unknown-account', companyId: string | null = null): AppError =>
  new WebhookRefused('UNAUTHENTICATED', { message: 'The signature isn’t valid.' }, { reason, companyId })

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
