import { fieldsOf, json, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { deliver } from '../webhooks/deliver.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Webhook } from '../store/webhooks.ts'
import type { Store } from '../store/store.ts'
import { failed, settingOf, type ApiCaller } from './access.ts'
import { presentForHook } from './present.ts'

const EVENTS = ['review_create', 'review_updated']

export function listWebhooks(store: Store, { app }: ApiCaller): Answer {
  const webhooks = store.webhooks.of('yotpo', app).map(presentWebhook)
  // PipedreamHQ/pipedream, components/yotpo/yotpo.app.js reads data.webhooks.webhooks[].webhook_event_name.
  return json(200, { webhooks: { webhooks } })
}

/** One webhook per event and account, and only if a Yotpo representative enabled them. */
export function registerWebhook(store: Store, { app }: ApiCaller, exchange: Exchange): Answer {
  if (settingOf(store, app, 'webhooks') === 'off') return failed(403, 'Webhooks are not enabled', 'ForbiddenException')
  const fields = fieldsOf(exchange) ?? {}
  const [key, url] = [textIn(fields, 'event_name'), textIn(fields, 'url')]
  if (!EVENTS.includes(key)) return failed(400, 'Unknown event_name', 'BadRequestException')
  if (!URL.canParse(url)) return failed(400, 'Invalid url', 'BadRequestException')
  if (store.webhooks.of('yotpo', app).some((webhook) => webhook.key === key))
    return failed(400, 'A webhook of this event exists', 'BadRequestException')
  const webhook = { platform: 'yotpo', account: app, key, url, signingKey: '' }
  store.commit({ type: 'webhook-added', webhook })
  return json(200, { status: { code: 200, message: 'OK' }, response: { webhook: presentWebhook(webhook) } })
}

export function removeWebhook(store: Store, { app }: ApiCaller, _: Exchange, id: string): Answer {
  const found = store.webhooks.of('yotpo', app).find((webhook) => presentWebhook(webhook).id === id)
  if (!found) return failed(404, 'Webhook not found', 'NotFoundException')
  store.commit({ type: 'webhook-dropped', platform: 'yotpo', account: app, key: found.key, url: found.url })
  return json(200, { status: { code: 200, message: 'OK' } })
}

/** Unsigned: a new review has every value as text, an edited one has typed values. */
export function createWebhookSender(store: Store): WebhookSender {
  return {
    review: (review, events) => {
      const app = review.shop.replace(/^yotpo:/, '')
      const event = events.includes('written') ? 'review_create' : 'review_updated'
      const body = JSON.stringify({ event, data: presentForHook(app, review, event === 'review_create') })
      for (const { key, url } of store.webhooks.of('yotpo', app)) if (key === event) void deliver(url, body, {})
    },
  }
}

const presentWebhook = ({ key, url }: Pick<Webhook, 'key' | 'url'>) => ({
  id: Buffer.from(key).toString('hex'),
  webhook_event_name: key,
  url,
})
