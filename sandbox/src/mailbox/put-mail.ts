import type { Mail } from '../store/mailbox.ts'
import type { Store } from '../store/store.ts'

export function putMail(store: Store, message: Omit<Mail, 'id' | 'at' | 'links'>): void {
  const id = (store.mail.at(-1)?.id ?? 0) + 1
  const links = linksIn(`${message.text}\n${message.html ?? ''}`)
  store.commit({ type: 'mail-received', mail: { ...message, id, at: store.clock.now().toISOString(), links } })
}

function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, '')))]
}
