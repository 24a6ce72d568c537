import { json, type Answer } from '../server/exchange.ts'
import type { Ask } from '../graph/ask.ts'
import { badParameter, graphError } from '../graph/errors.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import {
  hasStoppedMarketing,
  isWindowOpen,
  keepMessage,
  messageOf,
  newMessageId,
  userIdOf,
  type Message,
} from './conversations.ts'
import { wabaOf, type WhatsappWebhooks } from './webhooks.ts'
import { templatesOf, type Template } from './templates.ts'

/** Accepts a message; webhooks report whether it is delivered. */
export function sendMessage(store: Store, ask: Ask, phone: Account, webhooks: WhatsappWebhooks): Answer {
  const { body } = ask
  if (body['messaging_product'] !== 'whatsapp') return badParameter('The parameter messaging_product is required.')
  if (body['status'] === 'read') return json(200, { success: true })
  const to = addressee(body)
  if (to === null) return problem(131009, 'Parameter value is not valid')
  if (phone.details['registered'] === 'no') return problem(133010, 'Account not registered')
  const read = body['type'] === 'template' ? readTemplate(store, phone, body['template']) : readText(body)
  if (!('text' in read)) return read
  const at = store.clock.now().toISOString()
  const digits = /^\d/.test(to) ? to : null
  const message: Message = {
    id: newMessageId(store),
    account: phone.account,
    direction: 'out',
    person: { phone: digits, userId: digits ? userIdOf(phone.account, digits) : to, name: '' },
    text: read.text,
    tag: typeof body['biz_opaque_callback_data'] === 'string' ? body['biz_opaque_callback_data'] : null,
    template: read.template,
    at,
    status: 'accepted',
    statusAt: at,
    error: null,
  }
  keepMessage(store, message)
  record(store, ask, to, message)
  const isRefused = read.isMarketing && hasStoppedMarketing(store, phone.account, to)
  void follow(store, phone, webhooks, message, isRefused ? STOPPED : closedFor(store, phone, message, to))
  const accepted = { id: message.id, ...(read.template ? { message_status: 'accepted' } : {}) }
  return json(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, ...(digits ? { wa_id: digits } : { user_id: to }) }],
    messages: [accepted],
  })
}

// `to` is a telephone number, `recipient` a business-scoped user id; the number wins where both are given:
// docs.ycloud.com/en/api-reference/guides/whatsapp-platform/use-business-scoped-user-ids, send helpers of pywa.
function addressee(body: Record<string, unknown>): string | null {
  const to = textOf(body['to']).replace(/^\+/, '')
  if (to !== '') return /^\d{5,20}$/.test(to) ? to : null
  const recipient = textOf(body['recipient'])
  return /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/.test(recipient) ? recipient : null
}

/** Changes a message's status and sends the webhook. */
export async function moveMessage(
  store: Store,
  phone: Account,
  webhooks: WhatsappWebhooks,
  id: string,
  change: Pick<Message, 'status'> & Partial<Pick<Message, 'error'>>,
): Promise<void> {
  const message = messageOf(store, id)
  if (!message) return
  const moved = { ...message, ...change, statusAt: store.clock.now().toISOString() }
  keepMessage(store, moved)
  await webhooks.status(phone, moved)
}

const closedFor = (store: Store, phone: Account, message: Message, to: string): Message['error'] =>
  message.template === null && !isWindowOpen(store, phone.account, to) ? CLOSED : null

async function follow(
  store: Store,
  phone: Account,
  webhooks: WhatsappWebhooks,
  message: Message,
  error: Message['error'],
): Promise<void> {
  if (error) return moveMessage(store, phone, webhooks, message.id, { status: 'failed', error })
  for (const status of ['sent', 'delivered'] as const) await moveMessage(store, phone, webhooks, message.id, { status })
}

function record(store: Store, ask: Ask, to: string, { text, template, at }: Message): void {
  const call = ask.exchange.call?.id ?? null
  const kind = template === null ? 'message' : 'template'
  store.commit({ type: 'recorded', entry: { at, platform: 'whatsapp', kind, target: to, text, key: null, call } })
}

type Read = { text: string; template: string | null; isMarketing: boolean } | Answer

function readText(body: Record<string, unknown>): Read {
  if (body['type'] !== undefined && body['type'] !== 'text') return problem(131051, 'Unsupported message type')
  const text = within(body['text'], 'body')
  if (typeof text !== 'string' || text.trim() === '') return badParameter('The parameter text.body is required.')
  return text.length > 4096
    ? badParameter('Param text.body must be at most 4096 characters')
    : { text, template: null, isMarketing: false }
}

function readTemplate(store: Store, phone: Account, given: unknown): Read {
  const [name, language] = [within(given, 'name'), within(within(given, 'language'), 'code')]
  const known = templatesOf(store, wabaOf(phone)).find((one) => one.name === name && one.language === language)
  if (!known || known.status === 'DELETED' || known.status === 'PENDING' || known.status === 'REJECTED')
    return problem(132001, 'Template name does not exist in the translation', 404)
  if (known.status === 'PAUSED') return problem(132015, 'Template is paused')
  const values = parametersIn(within(given, 'components'))
  const expected = new Set(known.body.match(/\{\{\d+\}\}/g)).size
  if (values.length !== expected)
    return problem(132000, 'Number of parameters does not match the expected number of params')
  return { text: filled(known, values), template: known.name, isMarketing: known.category === 'MARKETING' }
}

function filled({ body }: Template, values: string[]): string {
  return body.replace(/\{\{(\d+)\}\}/g, (_, place: string) => values[Number(place) - 1] ?? '')
}

function parametersIn(components: unknown): string[] {
  const list: unknown[] = Array.isArray(components) ? components : []
  const parameters = within(
    list.find((one) => within(one, 'type') === 'body'),
    'parameters',
  )
  return (Array.isArray(parameters) ? parameters : []).map((one) => textOf(within(one, 'text')))
}

function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

// developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes lists every code used here.
function problem(code: number, message: string, status = 400): Answer {
  return graphError(code, message, { status })
}

const CLOSED = {
  code: 131047,
  title: 'Re-engagement message',
  message: 'Re-engagement message',
  error_data: {
    details: 'Message failed to send because more than 24 hours have passed since the customer last replied.',
  },
}

const STOPPED = {
  code: 131050,
  title: 'User has stopped marketing messages',
  message: 'User has stopped marketing messages',
  error_data: {
    details:
      'Unable to deliver the message. This recipient has chosen to stop receiving marketing messages on WhatsApp from your business.',
  },
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
