import { z } from 'zod'
import { idField, textField, timeField } from '../meta-graph/fields.ts'
import { readChanges } from '../meta-graph/webhooks.ts'

/** Events of one phone number. */
export interface MessageEvents {
  /** The phone number's id. */
  account: string
  received: ReceivedMessage[]
  statuses: MessageStatus[]
  /** Missing in deliveries that an earlier release stored. */
  preferences?: MarketingPreference[]
}

/** A customer stopped or resumed marketing messages. Replies and utility templates aren't affected. */
export interface MarketingPreference {
  /** Digits with country code. */
  phone: string
  name: string | null
  isStopped: boolean
  at: Date
}

export interface ReceivedMessage {
  externalId: string
  /** Digits with country code; null if the customer hides it behind a user name. */
  phone: string | null
  /** WhatsApp's id of the customer for this business. */
  whatsappId: string | null
  name: string | null
  /** For media, its caption, else its kind in square brackets. */
  text: string
  at: Date
}

export interface MessageStatus {
  externalId: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  at: Date
  /** Why it failed, in WhatsApp's words. */
  reason: string | null
  /** The tag that we had sent with it. */
  tag: string | null
}

/** Throws an invalid `PlatformError` if the body is not WhatsApp's. Unknown entries are ignored. */
export function parseMessages(rawBody: Uint8Array): MessageEvents[] {
  return readChanges(rawBody, 'whatsapp_business_account').flatMap(({ field, value }) => {
    const parsed = fields.has(field) ? valueShape.safeParse(value) : null
    if (!parsed?.success) return []
    const { metadata, contacts, messages, statuses, user_preferences: preferences } = parsed.data
    return [
      {
        account: metadata.phone_number_id,
        received: messages.flatMap((message) => readMessage(message, contacts) ?? []),
        statuses: statuses.flatMap((status) => readStatus(status) ?? []),
        preferences: preferences.flatMap((preference) => readPreference(preference, contacts) ?? []),
      },
    ]
  })
}

const fields: ReadonlySet<string> = new Set(['messages', 'user_preferences'])

/** developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/user_preferences */
function readPreference(given: unknown, contacts: Contact[]): MarketingPreference | null {
  const parsed = preferenceShape.safeParse(given)
  if (!parsed.success || !parsed.data.wa_id || !parsed.data.timestamp) return null
  const { wa_id: phone, value, timestamp: at } = parsed.data
  const contact = contacts.find((one) => one.wa_id === phone)
  return { phone, name: contact?.profile?.name ?? null, isStopped: value === 'stop', at }
}

function readMessage(value: unknown, contacts: Contact[]): ReceivedMessage | null {
  const parsed = messageShape.safeParse(value)
  if (!parsed.success || !parsed.data.timestamp) return null
  const { id: externalId, from, from_user_id: userId, timestamp: at, type } = parsed.data
  const only = contacts.length === 1 ? contacts[0] : undefined
  const contact = contacts.find((one) => (from && one.wa_id === from) || (userId && one.user_id === userId)) ?? only
  const phone = from ?? contact?.wa_id ?? null
  const whatsappId = userId ?? contact?.user_id ?? null
  if (phone === null && whatsappId === null) return null
  const text = parsed.data.text?.body ?? captionIn(value, type) ?? `[${type}]`
  return { externalId, phone, whatsappId, name: contact?.profile?.name ?? null, text, at }
}

function captionIn(value: unknown, type: string): string | null {
  const content: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, type) : null
  return captionShape.safeParse(content).data?.caption ?? null
}

function readStatus(value: unknown): MessageStatus | null {
  const parsed = statusShape.safeParse(value)
  if (!parsed.success || !parsed.data.timestamp) return null
  const { id: externalId, status, timestamp: at, errors, biz_opaque_callback_data: tag } = parsed.data
  const [error] = errors ?? []
  const reason = error ? (error.error_data?.details ?? error.message ?? error.title) : null
  // A played voice message counts as read.
  return { externalId, status: status === 'played' ? 'read' : status, at, reason: reason, tag }
}

type Contact = z.infer<typeof contactShape>

const digits = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.replace(/\D/g, '') || null)
const contactShape = z.object({
  wa_id: digits,
  user_id: textField,
  profile: z.object({ name: textField }).nullish().catch(null),
})
const valueShape = z.object({
  metadata: z.object({ phone_number_id: idField }),
  contacts: z.array(contactShape).catch([]).default([]),
  messages: z.array(z.unknown()).catch([]).default([]),
  statuses: z.array(z.unknown()).catch([]).default([]),
  user_preferences: z.array(z.unknown()).catch([]).default([]),
})
const preferenceShape = z.object({
  wa_id: digits,
  category: z.literal('marketing_messages'),
  value: z.enum(['stop', 'resume']),
  timestamp: timeField,
})
const messageShape = z.object({
  id: z.string().min(1),
  from: digits,
  from_user_id: textField,
  timestamp: timeField,
  type: z.string().catch('message').default('message'),
  text: z.object({ body: z.string() }).nullish().catch(null),
})
const captionShape = z.object({ caption: textField })
const errorShape = z.object({
  title: textField,
  message: textField,
  error_data: z.object({ details: textField }).nullish().catch(null),
})
const statusShape = z.object({
  id: z.string().min(1),
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
  timestamp: timeField,
  errors: z.array(errorShape).nullish().catch(null),
  biz_opaque_callback_data: textField,
})
