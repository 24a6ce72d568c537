import type { Mail } from '../world/mailbox.ts'
import type { World } from '../world/world.ts'

/** Delivers one message to the mailbox that everybody in this world shares. */
export function putMail(world: World, message: Omit<Mail, 'id' | 'at' | 'links'>): void {
  const id = (world.mail.at(-1)?.id ?? 0) + 1
  const links = linksIn(`${message.text}\n${message.html ?? ''}`)
  world.commit({ type: 'mail-received', mail: { ...message, id, at: world.clock.now().toISOString(), links } })
}

function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, '')))]
}
