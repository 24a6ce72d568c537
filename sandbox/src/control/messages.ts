import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import {
  keepMessage,
  messageOf,
  messagesOf,
  newMessageId,
  setMarketing,
  userIdOf,
  windowEnd,
  type Message,
} from '../whatsapp/conversations.ts'
import { keepTemplate, templatesOf } from '../whatsapp/templates.ts'
import { wabaOf, type WhatsappWebhooks } from '../whatsapp/webhooks.ts'
import { moveMessage } from '../whatsapp/send.ts'
import { sendInMode, WEBHOOK_MODES } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'

/** A customer sends a WhatsApp message to a business. */
export function writeMessage(store: Store, webhooks: WhatsappWebhooks, exchange: Exchange): Answer {
  const read = readInput(NewMessage, exchange)
  if ('refusal' in read) return read.refusal
  const { account, from, username, name, text, webhook } = read.input
  const phone = store.accounts.find('whatsapp', account)
  if (!phone) return refuse(`There is no account ${account}`, [{ path: 'account', message: 'unknown' }])
  const at = store.clock.now().toISOString()
  const message: Message = {
    id: newMessageId(store),
    account,
    direction: 'in',
    person: { phone: username ? null : from, userId: userIdOf(account, username ?? from), name },
    text,
    tag: null,
    template: null,
    at,
    status: 'received',
    statusAt: at,
    error: null,
  }
  keepMessage(store, message)
  void sendInMode(webhook, () => void webhooks.received(phone, message))
  return json(201, { id: message.id })
}

/** Sets the status of a message from us: read, or failed. */
export async function setMessageStatus(
  store: Store,
  webhooks: WhatsappWebhooks,
  exchange: Exchange,
  id: string,
): Promise<Answer> {
  const message = messageOf(store, id)
  const phone = message && store.accounts.find('whatsapp', message.account)
  if (!phone) return json(404, { message: 'We couldn’t find this message', code: 'NOT_FOUND' })
  const read = readInput(StatusChange, exchange)
  if ('refusal' in read) return read.refusal
  const { status, code } = read.input
  const error = { code, title: 'Message undeliverable', message: 'Message undeliverable', error_data: { details: '' } }
  await moveMessage(store, phone, webhooks, id, { status, error: status === 'failed' ? error : null })
  return json(200, { id })
}

/** A customer stops or resumes marketing messages of a business. */
export function setPreference(store: Store, webhooks: WhatsappWebhooks, exchange: Exchange): Answer {
  const read = readInput(Preference, exchange)
  if ('refusal' in read) return read.refusal
  const { account, from, name, value, webhook } = read.input
  const phone = store.accounts.find('whatsapp', account)
  if (!phone) return refuse(`There is no account ${account}`, [{ path: 'account', message: 'unknown' }])
  const isStopped = value === 'stop'
  setMarketing(store, account, from, isStopped)
  const person = { phone: from, userId: userIdOf(account, from), name }
  const at = store.clock.now().toISOString()
  void sendInMode(webhook, () => void webhooks.preference(phone, { person, isStopped, at }))
  return json(200, { account, from, value })
}

/** WhatsApp reviews a template: it approves, rejects or pauses it. */
export function setTemplateStatus(store: Store, webhooks: WhatsappWebhooks, exchange: Exchange): Answer {
  const read = readInput(TemplateChange, exchange)
  if ('refusal' in read) return read.refusal
  const { account, name, language, status } = read.input
  const phone = store.accounts.find('whatsapp', account)
  const template =
    phone && templatesOf(store, wabaOf(phone)).find((one) => one.name === name && one.language === language)
  if (!phone || !template) return json(404, { message: 'We couldn’t find this template', code: 'NOT_FOUND' })
  keepTemplate(store, { ...template, status })
  void webhooks.template(phone, { name, language, status })
  return json(200, { name, language, status })
}

export function listMessages(store: Store, { query }: Exchange): Answer {
  const data = messagesOf(store, query.get('account') ?? '', query.get('phone'))
  return json(200, { data, openUntil: windowEnd(data) })
}

const Preference = z.object({
  account: z.string().min(1),
  from: z.string().regex(/^\d{5,20}$/),
  name: z.string().max(200).default('Ada'),
  value: z.enum(['stop', 'resume']),
  webhook: z.enum(WEBHOOK_MODES).default('once'),
})

const TemplateChange = z.object({
  account: z.string().min(1),
  name: z.string().min(1),
  language: z.string().min(1),
  status: z.enum(['APPROVED', 'REJECTED', 'PAUSED']),
})

const NewMessage = z.object({
  /** The business's phone number id. */
  account: z.string().min(1),
  from: z.string().regex(/^\d{5,20}$/),
  /** Replaces the phone number, which stays hidden. */
  username: z.string().min(1).max(100).optional(),
  name: z.string().max(200).default('Ada'),
  text: z.string().trim().min(1).max(4096),
  webhook: z.enum(WEBHOOK_MODES).default('once'),
})

const StatusChange = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  code: z.coerce.number().int().default(131026),
})
