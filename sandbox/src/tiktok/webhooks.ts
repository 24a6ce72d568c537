import { fieldsOf, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import type { Store } from '../store/store.ts'
import { badParameter, ok } from './envelope.ts'
import { WEBHOOKS } from './send-webhooks.ts'

/** `/business/webhook/update|list|delete/`: called on behalf of the app, not of an account. */
export function answerWebhooks(
  store: Store,
  exchange: Exchange,
  knowsApp: (clientId: string, clientSecret: string) => boolean,
  what: string,
): Answer {
  const fields = exchange.method === 'GET' ? Object.fromEntries(exchange.query) : (fieldsOf(exchange) ?? {})
  const [id, secret, event] = ['app_id', 'secret', 'event_type'].map((name) => textIn(fields, name))
  if (!knowsApp(id!, secret!)) return badParameter('app_id or secret is not valid')
  if (event !== 'COMMENT') return badParameter('event_type is not valid')
  if (what === 'update') {
    const url = textIn(fields, 'callback_url')
    if (!URL.canParse(url)) return badParameter('callback_url is not valid')
    store.commit({ type: 'stored', collection: WEBHOOKS, key: event, value: url })
  }
  if (what === 'delete') store.commit({ type: 'stored', collection: WEBHOOKS, key: event, value: null })
  const callback = store.collections.get(WEBHOOKS, event)
  return ok({ app_id: id, event_type: event, callback_url: typeof callback === 'string' ? callback : '' })
}
