import type { Services } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Database, Tx } from '../db/database.ts'
import { recordBilling } from '../features/billing/index.ts'
import { requestDiscounts } from '../features/discounts/index.ts'
import { receiveMessages, storeMessages, type MessageEvents } from '../features/messaging/index.ts'
import { countingRefusals } from '../features/operations/index.ts'
import { privacyWebhooks } from '../features/privacy/index.ts'
import { settleMessage } from '../features/replies/index.ts'
import { receiveWebhook, webhookJob, type WebhookHandlers } from '../features/webhooks/index.ts'
import { createInFlightRequests, type InFlightRequests } from '../jobs/in-flight-requests.ts'

const handlers: WebhookHandlers = {
  discounts: requestDiscounts,
  billing: recordBilling,
  messages: async (tx: Tx, ctx, content) => {
    await storeMessages(tx, ctx, content as MessageEvents, settleMessage)
  },
}

/** Delegates to the feature that verifies and stores it for its job; counts stored and refused webhooks. */
export async function routeWebhook(
  services: Services,
  platform: string,
  sent: { headers: Headers; rawBody: Uint8Array },
): Promise<void> {
  // The path can contain any platform, and each would become its own label.
  const counted = services.platforms.service(platform) ? platform : 'other'
  const count = (outcome: 'stored' | 'refused'): void => services.metrics.webhooks.inc({ platform: counted, outcome })
  try {
    await inFlightOf(services).track(() => store(services, platform, sent))
  } catch (error) {
    if (error instanceof AppError) count('refused')
    throw error
  }
  count('stored')
}

const store = (services: Services, platform: string, sent: { headers: Headers; rawBody: Uint8Array }): Promise<void> =>
  countingRefusals(services, platform, () =>
    platform === 'whatsapp'
      ? receiveMessages(services, sent)
      : receiveWebhook(services, { platform, ...sent }, privacyWebhooks),
  )

/** Runs a stored webhook's work in the feature that it is about, once no webhook is waiting for its response. */
export async function doWebhook(services: Services, payload: { companyId: string; deliveryId: string }): Promise<void> {
  await inFlightOf(services).whenIdle()
  await webhookJob(services, payload, handlers)
}

const inFlight = new WeakMap<Database, InFlightRequests>()

function inFlightOf({ db }: Services): InFlightRequests {
  const existing = inFlight.get(db)
  if (existing) return existing
  const created = createInFlightRequests()
  inFlight.set(db, created)
  return created
}
