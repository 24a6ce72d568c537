import type { Channels } from '@bizamply/contract/sent-replies'
import { AppError } from '../../errors.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/index.ts'
import { lockComment } from '../comments/index.ts'
import { detachContact, findContact, normalPhone, saveContact } from '../messaging/index.ts'
import { channelsOf } from './list-channels.ts'

interface Given {
  commentId: string
  /** Empty removes it. */
  phone: string
  source: string
  agreed: boolean
}

/** Saves the author's phone number with the source and consent that a member entered, or removes both. */
export async function savePhone(ctx: Ctx, input: Given): Promise<Channels> {
  const phone = normalPhone(input.phone)
  if (phone === null && input.phone !== '') {
    const isLong = input.phone.replace(/\D/g, '').length > longestPhone
    const message = isLong
      ? `Phone numbers have up to ${longestPhone} digits.`
      : 'Include the country code, like +1 415 555 0132.'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'phone', message }] })
  }
  return ctx.tx(async (tx) => {
    const comment = await lockComment(tx, ctx.companyId, input.commentId)
    if (comment.brandId !== ctx.brandId) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
    const author = await readAuthor(tx, ctx, comment.id)
    const before = await findContact(tx, ctx, author)
    const wasTyped = before?.source === 'member' && before.phone !== phone
    if (before && (wasTyped || phone === null)) await detachContact(tx, ctx, before.id)
    await prepared(
      tx,
      'replies.record-phone',
      'update app.comments set author_phone = $3, updated_at = $4 where company_id = $1 and id = $2',
      [ctx.companyId, comment.id, phone && `+${phone}`, ctx.now()],
    )
    const contact = {
      name: comment.authorName,
      email: author.email,
      source: 'member',
      statedSource: input.source,
    } as const
    const optIn = input.agreed ? { at: ctx.now(), source: input.source } : null
    const contactId = phone === null ? before?.id : await saveContact(tx, ctx, { ...contact, phone, optIn })
    await recordAudit(tx, ctx, {
      action: 'contact.phone-noted',
      subjectId: contactId ?? null,
      details: {
        commentId: comment.id,
        agreed: phone !== null && input.agreed,
        ...(phone === null && { removed: true }),
      },
    })
    await emit(tx, ctx, 'comment', [comment.id])
    const [channels] = await channelsOf(tx, ctx, [comment.id])
    if (!channels) throw new AppError('NOT_FOUND')
    return channels
  })
}

/** E.164. */
const longestPhone = 15

interface Author {
  phone: string | null
  email: string | null
}

async function readAuthor(tx: Tx, ctx: Ctx, commentId: string): Promise<Author> {
  const [author] = await prepared<Author & Record<string, unknown>>(
    tx,
    'replies.phone-author',
    'select author_phone as phone, author_email as email from app.comments where company_id = $1 and id = $2',
    [ctx.companyId, commentId],
  )
  return author ?? { phone: null, email: null }
}
