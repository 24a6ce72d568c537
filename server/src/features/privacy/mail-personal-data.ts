import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { enqueueMail } from '../../mail/index.ts'
import { findByAuthor, type Author, type AuthorsComment } from '../comments/index.ts'
import { findContacts, type KnownContact } from '../messaging/index.ts'
import type { PrivacyResult } from './privacy-result.ts'

/** More than any one person writes, and still fits in an email. */
const MOST = 500

/** Emails the company's admins the data stored about a person, so that they can pass it on. */
export async function mailPersonalData(
  tx: Tx,
  ctx: Ctx,
  { shop, person, called }: { shop: string; person: Author; called: string },
): Promise<PrivacyResult> {
  const comments = await findByAuthor(tx, ctx, person)
  const contacts = await findContacts(tx, ctx, person)
  const found = [...contacts.map(contactLine), ...comments.slice(0, MOST).map(commentLine)]
  if (comments.length > MOST) found.push(`There are ${comments.length - MOST} more reviews in the inbox.`)
  const admins = await prepared<{ email: string; name: string }>(
    tx,
    'privacy.admins',
    `select u.email, u.name from app.members m join app.users u on u.id = m.user_id
     where m.company_id = $1 and m.role = 'admin' order by u.email limit 20`,
    [ctx.companyId],
  )
  for (const { email: to, name } of admins) {
    const values = { name, shop, person: called, found: found.join('\n\n') }
    await enqueueMail(tx, ctx, { template: 'data-request', to, locale: 'en', values })
  }
  return { comments: comments.length, contacts: contacts.length, mails: admins.length }
}

const day = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

function contactLine({ name, email, phone, source, optedInAt, createdAt }: KnownContact): string {
  const consent = optedInAt ? `agreed to messages on ${day(optedInAt)}` : 'has not agreed to messages'
  const known = [name, email, phone && `+${phone}`].filter(Boolean).join(', ')
  return `Contact details: ${known} (source: ${source}, since ${day(createdAt)} UTC, ${consent})`
}

function commentLine({ platform, authorName, authorEmail, authorPhone, title, content, occurredAt }: AuthorsComment) {
  const who = [authorName, authorEmail, authorPhone].filter(Boolean).join(', ')
  const words = [title, content].filter(Boolean).join(': ').replace(/\s+/g, ' ')
  return `Comment from ${day(occurredAt)} UTC on ${platform} by ${who || 'the same person'}: ${words}`
}
