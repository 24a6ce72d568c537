import type { Services } from '../context.ts'
import { noteBilling } from '../features/billing/index.ts'
import { receiveWebhook, type WebhookHandlers } from '../features/comments/index.ts'
import { askForDiscounts } from '../features/discounts/index.ts'
import { receiveMessages } from '../features/messaging/index.ts'
import { countingRefusals } from '../features/operations/index.ts'
import { privacyWebhooks } from '../features/privacy/index.ts'
import { settleMessage } from '../features/replies/index.ts'

const handlers: WebhookHandlers = { privacy: privacyWebhooks, discounts: askForDiscounts, billing: noteBilling }

/** To the feature that it is about; refused ones are counted. */
export const routeWebhook = (
  services: Services,
  platform: string,
  sent: { headers: Headers; rawBody: Uint8Array },
): Promise<void> =>
  countingRefusals(services, platform, () =>
    platform === 'whatsapp'
      ? receiveMessages(services, sent, settleMessage)
      : receiveWebhook(services, { platform, ...sent }, handlers),
  )
