import { createHash } from 'node:crypto'
import type { World } from '../world/world.ts'

export interface Person {
  /** Digits with country code; null for somebody who only shows a user name. */
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
  /** What the business sent along, to know it again. */
  tag: string | null
  /** Name of the template that it was made of. */
  template: string | null
  at: string
  status: 'received' | 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'
  statusAt: string
  error: { code: number; title: string; message: string; error_data: { details: string } } | null
}

/** Oldest first; of one person when named. */
export function messagesOf(world: World, account: string, phone?: string | null): Message[] {
  const all = world.collections.all(MESSAGES).map(([, value]) => value as Message)
  return all.filter(
    (one) => one.account === account && (!phone || one.person.phone === phone || one.person.userId === phone),
  )
}

export function messageOf(world: World, id: string): Message | null {
  return world.collections.get(MESSAGES, id) as Message | null
}

export function keepMessage(world: World, message: Message): void {
  world.commit({ type: 'stored', collection: MESSAGES, key: message.id, value: message })
}

/** Outbound of it only templates are delivered. */
export function isWindowOpen(world: World, account: string, phone: string): boolean {
  const end = windowEnd(messagesOf(world, account, phone))
  return end !== null && world.clock.now().toISOString() < end
}

/** Each message of the customer opens the conversation for 24 hours; null when they never wrote. */
export function windowEnd(messages: Message[]): string | null {
  const last = messages.findLast(({ direction }) => direction === 'in')
  return last ? new Date(Date.parse(last.at) + WINDOW_MS).toISOString() : null
}

/** As the business knows them: the same for the same person, another one for each business. */
export function userIdOf(account: string, key: string): string {
  const digest = createHash('sha1').update(`${account} ${key}`).digest()
  return `US.${digest.readBigUInt64BE()}`
}

export const newMessageId = (world: World): string => `wamid.${Buffer.from(world.nextId()).toString('base64url')}`

const MESSAGES = 'whatsapp messages'
const WINDOW_MS = 86_400_000
