import { MANY } from '@bizamply/contract/stream-events'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emitComments } from '../../db/events.ts'
import { eraseAuthors, findByAuthor, type Author } from '../comments/index.ts'
import { forgetInRejects } from '../imports/index.ts'
import { changeDeliveries } from '../webhooks/index.ts'
import { eraseContacts, normalPhone, type MessageEvents } from '../messaging/index.ts'
import { forgetAuthors } from '../people/index.ts'
import type { WebhookContent } from '../webhooks/index.ts'
import type { PrivacyResult } from './privacy-result.ts'

/** Erases the author from everything they wrote to the company; the texts stay, because they're the merchant's. */
export async function forgetPerson(tx: Tx, ctx: Ctx, person: Author): Promise<PrivacyResult> {
  await changeDeliveries<Content>(tx, ctx, (content) => withoutPerson(content, person))
  const found = await findByAuthor(tx, ctx, person)
  const ids = found.map(({ id }) => id)
  const comments = await eraseAuthors(tx, ctx, ids)
  await forgetAuthors(tx, ctx, ids)
  await forgetInRejects(tx, ctx, person)
  const contacts = await eraseContacts(tx, ctx, person)
  for (const brandId of new Set(found.map((one) => one.brandId))) await emitComments(tx, { ...ctx, brandId }, MANY)
  return { comments, contacts }
}

type Content = WebhookContent | MessageEvents

/** An unprocessed webhook without the person's texts; null if it contains none. */
function withoutPerson(content: Content, { email, phone }: Author): Content | null {
  const isTheirs = (address: string | null, number: string | null): boolean =>
    (email !== null && address?.trim().toLowerCase() === email) || (phone !== null && normalPhone(number) === phone)
  if ('delivery' in content) {
    const comments = content.delivery.comments.filter((one) => !isTheirs(one.authorEmail, one.authorPhone))
    if (comments.length === content.delivery.comments.length) return null
    return { ...content, delivery: { ...content.delivery, comments } }
  }
  const received = content.received.filter((one) => !isTheirs(null, one.phone))
  const all = content.preferences ?? []
  const preferences = all.filter((one) => !isTheirs(null, one.phone))
  const kept = received.length + preferences.length
  return kept === content.received.length + all.length ? null : { ...content, received, preferences }
}
