export type MessageState = 'received' | 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'

/** How a person can be messaged: with free text, with an approved template, or not at all and why. */
export type Availability =
  | { kind: 'text'; text: string }
  | { kind: 'template'; name: string; language: string; values: string[] }
  | { kind: 'none'; reason: string }

export interface Reachable {
  phone: string | null
  whatsappId: string | null
  name: string | null
  optedInAt: Date | null
  optedOutAt: Date | null
  /** In WhatsApp, which still delivers replies and utility templates. */
  marketingStopped: boolean
  windowUntil: Date | null
}

export interface StoredTemplate {
  name: string
  language: string
  category: string
  status: string
  body: string
}

/** Each message from a contact opens the window for this long. */
const windowMs = 24 * 3_600_000

export const windowAfter = (at: Date): Date => new Date(at.getTime() + windowMs)

export const isWindowOpen = ({ windowUntil }: Pick<Reachable, 'windowUntil'>, now: Date): boolean =>
  windowUntil !== null && windowUntil > now

/**
 * Nothing after an opt-out. Any text within the window. Otherwise only an approved template, with consent. `language` is the text's, ISO 639-1.
 */
export function availabilityOf(
  contact: Reachable | null,
  message: { text: string; language: string },
  templates: StoredTemplate[],
  now: Date,
): Availability {
  if (!contact) return none('There’s no phone number for this customer.')
  if (contact.optedOutAt) return none('This customer asked not to get WhatsApp messages.')
  if (isWindowOpen(contact, now)) {
    const fits = message.text.length <= longestText
    return fits ? { kind: 'text', text: message.text } : none('WhatsApp messages can have up to 4,096 characters.')
  }
  if (!contact.optedInAt) return none('This customer hasn’t agreed to WhatsApp messages.')
  return byTemplate(contact, message, templates)
}

function byTemplate(
  contact: Reachable,
  { text, language }: { text: string; language: string },
  all: StoredTemplate[],
): Availability {
  const usable = all.filter((one) => one.status === 'APPROVED' && isForReplies(one) && placesIn(one.body) > 0)
  if (usable.length === 0) {
    return none('WhatsApp hasn’t approved a template you can use for replies. Its name must begin with review_reply.')
  }
  const allowed = usable.filter((one) => one.category === 'UTILITY' || mayAdvertise(contact, one))
  const spoken = allowed.filter((one) => isIn(language, one))
  if (spoken.length === 0) {
    if (contact.marketingStopped && usable.some((one) => isIn(language, one) && one.category === 'MARKETING')) {
      return none(
        'This customer stopped marketing messages in WhatsApp, and you have no approved utility template in their language.',
      )
    }
    return none(
      `It’s been more than 24 hours since the customer’s last message, and you have no approved WhatsApp template in this language (${language}).`,
    )
  }
  const filled = spoken.filter((one) => placesIn(one.body) === 1 || contact.name)
  const [best] = filled.toSorted((a, b) => Number(b.category === 'UTILITY') - Number(a.category === 'UTILITY'))
  if (!best) return none('Every template in this language starts with a name, and we don’t have this customer’s name.')
  const values = placesIn(best.body) === 1 ? [text] : [contact.name ?? '', text]
  if (best.body.length + values.join('').length > longestTemplate) {
    return none('This reply is too long for a template. Templates can have up to 1,024 characters.')
  }
  return { kind: 'template', name: best.name, language: best.language, values }
}

// WhatsApp doesn't deliver marketing templates to US numbers, which share +1 with other countries.
const mayAdvertise = ({ phone, marketingStopped }: Reachable, { category }: StoredTemplate): boolean =>
  category === 'MARKETING' && !marketingStopped && !(phone ?? '1').startsWith('1')

// Only its name says that a template was made for replies: an order's confirmation has the same placeholders.
const isForReplies = ({ name }: StoredTemplate): boolean => /^review_(?:reply|thanks)/.test(name)

const isIn = (language: string, template: StoredTemplate): boolean => template.language.split(/[_-]/)[0] === language

/** 1 if the body has a placeholder for the reply only, 2 if one for the name precedes it, otherwise 0. */
function placesIn(body: string): number {
  const places = new Set(body.match(/\{\{\d+\}\}/g)).size
  return places === 1 || places === 2 ? places : 0
}

const none = (reason: string): Availability => ({ kind: 'none', reason })

/** Digits with the country code, or null if the number or its country is unknown. */
export function normalPhone(given: string | null): string | null {
  const text = (given ?? '').replace(/[\s().\-/]/g, '')
  const digits = /^(?:\+|00)?([1-9]\d{6,14})$/.exec(text)?.[1]
  if (!digits) return null
  return /^(\+|00)/.test(text) || digits.length >= 11 ? digits : null
}

/** Webhooks arrive in any order: states only move forward, and failed or delivered messages are final. */
export function mayFollow(now: MessageState, next: MessageState): boolean {
  if (now === 'received' || now === 'failed') return false
  if (next === 'failed') return now === 'accepted' || now === 'sent'
  return ranks[next] > ranks[now]
}

const ranks: Record<MessageState, number> = { received: -1, accepted: 0, sent: 1, delivered: 2, read: 3, failed: 4 }
const longestText = 4096
const longestTemplate = 1024
