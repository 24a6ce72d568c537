import type { AddressInfo } from 'node:net'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { firstOf, listenOnIpv6 } from '../server/loopback.ts'
import type { MailAttachment } from '../store/mailbox.ts'
import type { Store } from '../store/store.ts'
import { putMail } from './put-mail.ts'

export interface MailCatcher {
  port: number
  close(): Promise<void>
}

/** Accepts mail for any address, after it's in the journal. */
export async function catchMail(store: Store, place: { port: number; address: string }): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 10_000_000,
    closeTimeout: 200,
    onAuth: (auth, _, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => void deliver(store, stream, session, done),
  })
  // A dropped connection must not stop the sandbox.
  server.on('error', (error) => process.stderr.write(`${JSON.stringify({ level: 'warn', smtp: error.message })}\n`))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(place.port, firstOf(place.address), resolve)
  })
  const { port } = server.server.address() as AddressInfo
  const ipv6 = await listenOnIpv6(server.server, place.address, port)
  const close = async (): Promise<void> => {
    ipv6?.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port, close }
}

async function deliver(
  store: Store,
  stream: AsyncIterable<Buffer>,
  { envelope }: SMTPServerSession,
  done: (error?: Error) => void,
): Promise<void> {
  const to = envelope.rcptTo.map(({ address }) => address)
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  try {
    const mail = await PostalMime.parse(await readAll(stream))
    putMail(store, shown(mail, from, to))
  } catch (error) {
    return done(error instanceof Error ? error : new Error(String(error)))
  }
  done()
}

function shown(mail: Email, from: string, to: string[]) {
  return {
    from: nameOf(mail.from) ?? from,
    to,
    subject: mail.subject ?? '',
    text: mail.text?.trim() ?? '',
    html: mail.html ?? null,
    ...(mail.replyTo?.[0]?.address ? { replyTo: mail.replyTo[0].address } : {}),
    ...(mail.attachments.length > 0 ? { attachments: mail.attachments.map(kept) } : {}),
  }
}

function kept({ filename, mimeType, content }: Attachment): MailAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  return { name: filename ?? '', type: mimeType, bytes: bytes.length, base64: bytes.toString('base64') }
}

function nameOf(address: Address | undefined): string | null {
  if (!address?.address) return null
  return address.name ? `${address.name} <${address.address}>` : address.address
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
