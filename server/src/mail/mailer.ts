import type { Readable } from 'node:stream'
import type { ComposedMail } from './templates/index.ts'

export interface Attachment {
  name: string
  /** Its media type. */
  type: string
  bytes: Readable
}

/** What an email needs besides its text. */
export interface Envelope {
  /** Determines the Message-ID, so that an email sent twice appears once. */
  id: string
  to: string
  replyTo?: string | null
  /** Address for RFC 8058's one-click unsubscribe. */
  unsubscribe?: string | null
  attachments?: Attachment[]
}

/** Sends mail; null sender without an SMTP_URL: mail waits. */
export interface Mailer {
  readonly canSend: boolean
  send(mail: ComposedMail & Envelope): Promise<void>
  close(): void
}

export function createMailer(options: { smtpUrl: string | null; from: string }): Mailer {
  if (options.smtpUrl === null) {
    return {
      canSend: false,
      send: () => Promise.reject(new Error('SMTP_URL isn’t set')),
      close: () => undefined,
    }
  }
  const { smtpUrl } = options
  let opening: ReturnType<typeof openTransport> | null = null
  const domain = /@([^>\s]+)>?$/.exec(options.from)?.[1] ?? 'localhost'
  return {
    canSend: true,
    send: async ({ id, to, replyTo, unsubscribe, subject, text, html, attachments = [] }) => {
      const transport = await (opening ??= openTransport(smtpUrl))
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
        })),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe ? oneClick(unsubscribe) : {}) },
      })
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}

/** The connection to the mail server, opened on first use; so is the library loaded. */
export async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const oneClick = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
