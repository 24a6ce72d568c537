import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { asServer } from '../db/as-server.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { MailValues, Template } from './templates/index.ts'

export type NewMail<T extends Template = Template> = {
  [K in T]: {
    template: K
    to: string
    locale: string
    values: MailValues[K]
    /** Where the writer later finds its status. */
    id?: string
    /** The reply-to address; else the sender, whose mailbox is not read. */
    replyTo?: string
    /** Address for RFC 8058's one-click unsubscribe. */
    unsubscribe?: string
    /** Not sent after this: an expired code would only confuse. */
    until?: Date
    /** Attached stored files; without them it is not sent. */
    files?: MailFile[]
  }
}[T]

/** A stored file's id: its bytes are read when the email is sent. */
export interface MailFile {
  companyId: string
  purpose: string
  id: string
  name: string
  /** Its media type. */
  type: string
}

/** What is stored of an email until it is sent. */
export interface SealedMail {
  values: Record<string, string>
  until: string | null
  replyTo?: string
  unsubscribe?: string
  files?: MailFile[]
}

export const mailBind = (id: string): string => `mail:${id}`

/**
 * Stores the email and its job in the caller's transaction. The content is encrypted, because it may hold a code or a
 * link.
 */
export async function enqueueMail(
  tx: Tx,
  services: Pick<Services, 'encryption' | 'queue' | 'now'>,
  mail: NewMail,
): Promise<void> {
  const id = mail.id ?? newId()
  const kept: SealedMail = {
    values: { ...mail.values },
    until: mail.until?.toISOString() ?? null,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...(mail.unsubscribe ? { unsubscribe: mail.unsubscribe } : {}),
    ...(mail.files ? { files: mail.files } : {}),
  }
  const sealed = services.encryption.encrypt(JSON.stringify(kept), mailBind(id))
  await asServer(tx, () =>
    tx.execute(sql`insert into app.mails (id, template, recipient, locale, sealed_values, state, created_at)
      values (${id}, ${mail.template}, ${mail.to}, ${mail.locale}, ${sealed}, 'waiting', ${services.now().toISOString()})`),
  )
  await services.queue.add(tx, 'send-mail', { mailId: id })
}
