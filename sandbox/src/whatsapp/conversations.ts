import { createHash } from 'node:crypto'
import type { Store } from '../store/store.ts'

export interface Person {
  /** Digits with the country code; null for a customer who shows only a username. */
  phone: string | null
  userId: string
  name: string
}

export interface Message {
  id: string
  /** The business's phone number id. */
  account: string
  direction: 'in' | 'out'
  person: Person
  text: string
  /** Data that the business sent with the message to recognize it. */
  tag: string | null
  /** Name of the template that it was sent from. */
  template: string | null
  at: string
  status: 'received' | 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'
  statusAt: string
  error: { code: number; title: string; message: string; error_data: { details: string } } | null
}

/** Oldest first, optionally for a single customer. */
export function messagesOf(store: Store, account: string, phone?: string | null): Message[] {
  const all = store.collections.all(MESSAGES).map(([, value]) => value as Message)
  return all.filter(
    (one) => one.account === account && (!phone || one.person.phone === phone || one.person.userId === phone),
  )
}

export function messageOf(store: Store, id: string): Message | null {
  return store.collections.get(MESSAGES, id) as Message | null
}

export function keepMessage(store: Store, message: Message): void {
  store.commit({ type: 'stored', collection: MESSAGES, key: message.id, value: message })
}

/** Outside the window, only templates are delivered. */
export function isWindowOpen(store: Store, account: string, phone: string): boolean {
  const end = windowEnd(messagesOf(store, account, phone))
  return end !== null && store.clock.now().toISOString() < end
}

/** Each message from the customer opens a 24-hour window; null if they never wrote. */
export function windowEnd(messages: Message[]): string | null {
  const last = messages.findLast(({ direction }) => direction === 'in')
  return last ? new Date(Date.parse(last.at) + WINDOW_MS).toISOString() : null
}

/** A customer's choice for a business, in WhatsApp's offers and announcements. Replies aren't affected. */
export function setMarketing(store: Store, account: string, phone: string, isStopped: boolean): void {
  store.commit({ type: 'stored', collection: STOPPED, key: `${account} ${phone}`, value: isStopped })
}

export const hasStoppedMarketing = (store: Store, account: string, phone: string): boolean =>
  store.collections.get(STOPPED, `${account} ${phone}`) === true

/** A customer's id is the same within a business, but differs between businesses. */
export function userIdOf(account: string, key: string): string {
  const digest = createHash('sha1').update(`${account} ${key}`).digest()
  return `US.${digest.readBigUInt64BE()}`
}

export const newMessageId = (store: Store): string => `wamid.${Buffer.from(store.nextId()).toString('base64url')}`

const MESSAGES = 'whatsapp messages'
const STOPPED = 'whatsapp marketing stopped'
const WINDOW_MS = 86_400_000
