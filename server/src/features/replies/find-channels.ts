import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { LockedComment } from '../comments/index.ts'
import { findAccess, refuseDuringOutage, type OpenAccess } from '../connections/index.ts'
import { findAvailability } from '../messaging/index.ts'
import type { NewDelivery } from './create-deliveries.ts'
import type { Channel } from './comment-deliveries.ts'

interface Person {
  phone: string | null
  email: string | null
  language: string | null
  brandLanguage: string
}

/** Resolves each channel for this text. Throws the reason if one is closed, before credits are held. */
export async function findChannels(
  tx: Tx,
  ctx: Ctx,
  comment: LockedComment,
  requested: { channels: Channel[]; text: string },
): Promise<NewDelivery[]> {
  const deliveries: NewDelivery[] = []
  if (requested.channels.includes('platform')) {
    const { platform } = comment
    const { connectionId } = await findAccess(tx, ctx, { brandId: comment.brandId, platform })
    await refuseDuringOutage(tx, ctx, { connectionId, platform })
    deliveries.push({ channel: 'platform', contactId: null })
  }
  if (requested.channels.includes('whatsapp')) deliveries.push(await byWhatsapp(tx, ctx, comment, requested.text))
  return deliveries
}

async function byWhatsapp(tx: Tx, ctx: Ctx, comment: LockedComment, text: string): Promise<NewDelivery> {
  const where = { ...ctx, brandId: comment.brandId }
  const { connectionId } = await findWhatsappAccess(tx, where)
  await refuseDuringOutage(tx, ctx, { connectionId, platform: 'whatsapp' })
  const [person] = await prepared<Person>(
    tx,
    'replies.person',
    `select c.author_phone as phone, c.author_email as email, c.language, b.default_language as "brandLanguage"
     from app.comments c join app.brands b on b.company_id = $1 and b.id = c.brand_id
     where c.company_id = $1 and c.id = $2`,
    [ctx.companyId, comment.id],
  )
  if (!person) throw new AppError('NOT_FOUND')
  const { contactId, availability } = await findAvailability(tx, where, person, {
    text,
    language: languageOf(ctx, text, person),
  })
  if (availability.kind === 'none') throw new AppError('CHANNEL_UNAVAILABLE', { message: availability.reason })
  if (contactId === null) throw new Error('WhatsApp is available to an unknown contact')
  return { channel: 'whatsapp', contactId }
}

export async function findWhatsappAccess(tx: Tx, ctx: Ctx): Promise<OpenAccess> {
  return findAccess(tx, ctx, { brandId: ctx.brandId, platform: 'whatsapp' }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError('CHANNEL_UNAVAILABLE', { message: error.message })
  })
}

/** The language of the text to send, which may be a translation. Templates must match it. */
export const languageOf = (
  ctx: Ctx,
  text: string,
  { language, brandLanguage }: { language: string | null; brandLanguage: string },
): string =>
  ctx.read({ title: null, text, rating: null }, language ?? brandLanguage).language ?? language ?? brandLanguage
