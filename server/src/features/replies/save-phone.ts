import type { Channels } from '@bizamply/contract/sending'
import { AppError } from '../../errors.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { recordAudit } from '../audit/index.ts'
import { lockComment } from '../comments/index.ts'
import { normalPhone, saveContact } from '../messaging/index.ts'
import { channelsOf } from './list-channels.ts'

/** Saves the author's phone number with the source and consent that a member entered. */
export async function savePhone(
  ctx: Ctx,
  input: { commentId: string; phone: string; source: string; agreed: boolean },
): Promise<Channels> {
  const phone = normalPhone(input.phone)
  if (phone === null) {
    const message = 'Include the country code, like +1 415 555 0132.'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'phone', message }] })
  }
  return ctx.tx(async (tx) => {
    const comment = await lockComment(tx, ctx.companyId, input.commentId)
    if (comment.brandId !== ctx.brandId) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
    const [author] = await prepared<{ email: string | null }>(
      tx,
      'replies.record-phone',
      `update app.comments set author_phone = $3, updated_at = $4 where company_id = $1 and id = $2
       returning author_email as email`,
      [ctx.companyId, comment.id, `+${phone}`, ctx.now()],
    )
    const contactId = await saveContact(tx, ctx, {
      phone,
      name: comment.authorName,
      email: author?.email ?? null,
      source: 'member',
      statedSource: input.source,
      optIn: input.agreed ? { at: ctx.now(), source: input.source } : null,
    })
    await recordAudit(tx, ctx, {
      action: 'contact.phone-noted',
      subjectId: contactId,
      details: { commentId: comment.id, agreed: input.agreed },
    })
    await emit(tx, ctx, 'comment', [comment.id])
    const [channels] = await channelsOf(tx, ctx, [comment.id])
    if (!channels) throw new AppError('NOT_FOUND')
    return channels
  })
}
