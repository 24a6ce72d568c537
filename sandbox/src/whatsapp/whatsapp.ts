import { json, type Answer } from '../server/exchange.ts'
import { may, notAllowed, signedIn } from '../graph/access.ts'
import type { Ask, GraphPart } from '../graph/ask.ts'
import { badParameter, graphError, notFound } from '../graph/errors.ts'
import { objectOf, pageOf } from '../graph/page-of.ts'
import { subscribe } from '../graph/subscribe.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { Account } from '../store/accounts.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { wabaOf, type WhatsappWebhooks } from './webhooks.ts'
import { createSignup } from './signup.ts'
import { sendMessage } from './send.ts'
import { answerTemplates } from './templates.ts'

/** The Cloud API: business accounts, phone numbers, templates and messages. */
export function createWhatsapp(store: Store, app: OAuthApp, webhooks: WhatsappWebhooks): GraphPart {
  const signup = createSignup(store, app)
  return {
    owns: (ask) => signup.owns(ask) || store.tokens.find(ask.token ?? '')?.platform === 'whatsapp',
    authorize: signup.authorize,
    answer: (ask) => {
      const path = ask.path.join('/')
      if (path === 'oauth/access_token') return signup.token(ask)
      if (path === 'debug_token') return signup.debug(ask)
      const token = signedIn(store, 'whatsapp', ask.token)
      return 'refusal' in token ? token.refusal : answerSigned(store, ask, token, webhooks)
    },
  }
}

function answerSigned(store: Store, ask: Ask, token: Token, webhooks: WhatsappWebhooks): Answer {
  const own = store.accounts.find('whatsapp', token.account)
  const [first = '', edge] = ask.path
  if (!own) return notFound(first)
  if (first === wabaOf(own)) return answerBusiness(store, ask, token, own)
  const phone = store.accounts.find('whatsapp', first)
  if (!phone || wabaOf(phone) !== wabaOf(own)) return notFound(first)
  if (edge === undefined) return objectOf(ask, presentPhone(phone))
  if (edge === 'register') return register(store, ask, token, phone)
  if (edge !== 'messages' || ask.method !== 'POST') return notFound(`${first}/${edge}`)
  return may(token, MESSAGING) ? sendMessage(store, ask, phone, webhooks) : notAllowed(MESSAGING)
}

function answerBusiness(store: Store, ask: Ask, token: Token, own: Account): Answer {
  const waba = wabaOf(own)
  const [, edge] = ask.path
  if (token.state !== 'reduced' && !may(token, MANAGEMENT)) return notAllowed(MANAGEMENT)
  if (edge === undefined) return objectOf(ask, { id: waba, name: own.name, currency: 'EUR' })
  if (edge === 'subscribed_apps') {
    // Meta's table of Cloud API errors has 200 to 299 for permissions that weren't granted or were removed. We found no
    // recorded response of this edge, so the code is Meta's and the message is ours.
    const isRefused = ask.method === 'POST' && own.details['webhooks'] === 'refused'
    return isRefused ? graphError(200, 'Permissions error') : subscribe(store, ask, token, waba, ['messages'])
  }
  if (edge === 'message_templates') return answerTemplates(store, ask, waba)
  if (edge !== 'phone_numbers') return notFound(`${waba}/${edge}`)
  const phones = store.accounts.of('whatsapp').filter((phone) => wabaOf(phone) === waba)
  return pageOf(ask, phones.map(presentPhone))
}

function presentPhone(phone: Account): Record<string, unknown> & { id: string } {
  return {
    id: phone.account,
    display_phone_number: phone.details['phone'] ?? '',
    verified_name: phone.name,
    quality_rating: 'GREEN',
    code_verification_status: 'VERIFIED',
    status: phone.details['registered'] === 'no' ? 'PENDING' : (phone.details['status'] ?? 'CONNECTED'),
  }
}

function register(store: Store, ask: Ask, token: Token, phone: Account): Answer {
  if (!may(token, MANAGEMENT)) return notAllowed(MANAGEMENT)
  if (ask.body['messaging_product'] !== 'whatsapp') return badParameter('The parameter messaging_product is required.')
  if (!/^\d{6}$/.test(ask.given['pin'] ?? '')) return graphError(100, 'Param pin must be 6 digits')
  // Meta's table of Cloud API errors: registering a number again needs its current PIN.
  const { registered, status, pin } = phone.details
  if (registered !== 'no' && (status ?? 'CONNECTED') !== 'CONNECTED' && pin !== ask.given['pin'])
    return graphError(133005, 'Two step verification PIN Mismatch')
  const account = { ...phone, details: { ...phone.details, registered: 'yes' } }
  store.commit({ type: 'account-opened', account })
  return json(200, { success: true })
}

export const MANAGEMENT = 'whatsapp_business_management'
export const MESSAGING = 'whatsapp_business_messaging'
