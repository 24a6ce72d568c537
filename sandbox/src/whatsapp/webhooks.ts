import type { Callbacks } from '../graph/callbacks.ts'
import { unixTime } from '../graph/page-of.ts'
import type { Account } from '../store/accounts.ts'
import type { Message, Person } from './conversations.ts'

export interface MarketingChoice {
  person: Person
  isStopped: boolean
  at: string
}

/** Webhooks of a conversation: received messages and the status of sent ones. */
export interface WhatsappWebhooks {
  received(phone: Account, message: Message): Promise<void>
  status(phone: Account, message: Message): Promise<void>
  /** The customer stopped or resumed marketing messages. */
  preference(phone: Account, choice: MarketingChoice): Promise<void>
  template(phone: Account, template: { name: string; language: string; status: string }): Promise<void>
}

export function createWhatsappWebhooks(callbacks: Callbacks): WhatsappWebhooks {
  const send = (phone: Account, field: string, value: object): Promise<void> => {
    const changes = [{ field, value }]
    const entry = [{ id: wabaOf(phone), changes }]
    return callbacks.send('whatsapp', wabaOf(phone), { object: 'whatsapp_business_account', entry })
  }
  const head = (phone: Account) => ({
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: phone.details['phone'] ?? '', phone_number_id: phone.account },
  })
  return {
    received: (phone, { id, at, text, person }) => {
      // A customer with a username can hide their number.
      const number = person.phone === null ? {} : { wa_id: person.phone }
      const from = person.phone === null ? {} : { from: person.phone }
      return send(phone, 'messages', {
        ...head(phone),
        contacts: [{ profile: { name: person.name }, ...number, user_id: person.userId }],
        messages: [
          { ...from, from_user_id: person.userId, id, timestamp: timeOf(at), type: 'text', text: { body: text } },
        ],
      })
    },
    status: (phone, { id, statusAt, status, person, error, tag }) =>
      send(phone, 'messages', {
        ...head(phone),
        statuses: [
          {
            id,
            status,
            timestamp: timeOf(statusAt),
            ...(person.phone === null ? {} : { recipient_id: person.phone }),
            ...(error === null ? {} : { errors: [error] }),
            ...(tag === null ? {} : { biz_opaque_callback_data: tag }),
          },
        ],
      }),
    preference: (phone, choice) => send(phone, 'user_preferences', { ...head(phone), ...preferenceOf(choice) }),
    template: (phone, { name, language, status }) =>
      send(phone, 'message_template_status_update', {
        event: status,
        message_template_name: name,
        message_template_language: language,
      }),
  }

  function timeOf(iso: string): string {
    return String(unixTime(iso))
  }
}

// developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/user_preferences
const preferenceOf = ({ person, isStopped, at }: MarketingChoice) => ({
  contacts: [{ profile: { name: person.name }, wa_id: person.phone }],
  user_preferences: [
    {
      wa_id: person.phone,
      detail: `User requested to ${isStopped ? 'stop' : 'resume'} marketing messages`,
      category: 'marketing_messages',
      value: isStopped ? 'stop' : 'resume',
      timestamp: unixTime(at),
    },
  ],
})

export const wabaOf = (phone: Account): string => phone.details['waba'] ?? `1${phone.account}`
