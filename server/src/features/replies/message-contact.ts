import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { refusedInWords } from '../../platforms/write-without-retry.ts'
import { sendToContact } from '../messaging/index.ts'
import type { DueDelivery } from './due-delivery.ts'
import { languageOf } from './find-channels.ts'

/** One attempt to send the WhatsApp message in the form allowed now. */
export async function messageContact(
  ctx: Ctx,
  delivery: DueDelivery,
  markSending: () => Promise<void>,
): Promise<ReplyOutcome> {
  if (!delivery.contact_id) throw new Error('a message without a contact')
  const where = { language: delivery.language, brandLanguage: delivery.brand_language }
  const message = {
    contactId: delivery.contact_id,
    text: delivery.text,
    language: languageOf(ctx, delivery.text, where),
    deliveryId: delivery.id,
  }
  let hasBegun = false
  const begin = async (): Promise<void> => {
    await markSending()
    hasBegun = true
  }
  try {
    return await sendToContact({ ...ctx, brandId: delivery.brand_id }, message, begin)
  } catch (error) {
    // Disconnected after the delivery was created. If `markSending` throws, another process has the delivery.
    if (!(error instanceof AppError) || hasBegun || error.code === 'IN_PROGRESS') throw error
    return refusedInWords('invalid', error.message)
  }
}
