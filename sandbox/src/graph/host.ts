import { json, type Host } from '../server/exchange.ts'
import { createFacebook } from '../facebook/facebook.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { createWhatsapp } from '../whatsapp/whatsapp.ts'
import type { WhatsappWebhooks } from '../whatsapp/webhooks.ts'
import type { Store } from '../store/store.ts'
import { readAsk, type Ask, type GraphPart } from './ask.ts'
import { graphFailure, spoilGraph } from './errors.ts'

/** Facebook and WhatsApp share host names; requests that aren't for WhatsApp go to Facebook. */
export function createGraph(
  store: Store,
  apps: { facebook: OAuthApp; whatsapp: OAuthApp },
  senders: { facebook: WebhookSender; whatsapp: WhatsappWebhooks },
): Host {
  const facebook = createFacebook(store, apps.facebook, senders.facebook)
  const whatsapp = createWhatsapp(store, apps.whatsapp, senders.whatsapp)
  const partOf = (ask: Ask): GraphPart => (whatsapp.owns(ask) ? whatsapp : facebook)
  return {
    platform: 'facebook',
    names: ['www.facebook.com', 'graph.facebook.com'],
    platformOf: (exchange) => (whatsapp.owns(readAsk(exchange)) ? 'whatsapp' : 'facebook'),
    isWrite: ({ method, path }) => method === 'POST' && /\/(comments|messages)$/.test(path),
    failure: graphFailure,
    spoil: spoilGraph,
    answer: (exchange) => {
      const ask = readAsk(exchange)
      if (exchange.host === 'graph.facebook.com') return partOf(ask).answer(ask)
      return ask.path.join('/') === 'dialog/oauth' ? partOf(ask).authorize(exchange) : json(404, {})
    },
  }
}
