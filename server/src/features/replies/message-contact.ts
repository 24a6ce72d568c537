import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { refusedInWords } from '../../platforms/write-once.ts'
import { sendToContact } from '../messaging/index.ts'
import type { Leaving } from './due-delivery.ts'
import { languageOf } from './find-channels.ts'

/** One attempt to send the WhatsApp message in the form allowed now. */
export async function messageContact(ctx: Ctx, leaving: Leaving, begun: () => Promise<void>): Promise<ReplyOutcome> {
  if (!leaving.contact_id) throw new Error('a message without a contact')
  const where = { language: leaving.language, brandLanguage: leaving.brand_language }
  const message = {
    contactId: leaving.contact_id,
    text: leaving.text,
    language: languageOf(ctx, leaving.text, where),
    deliveryId: leaving.id,
  }
  let hasBegun = false
  const note = async (): Promise<void> => {
    await begun()
    hasBegun = true
  }
  try {
    return await sendToContact({ ...ctx, brandId: leaving.brand_id }, message, note)
  } catch (error) {
    // Disconnected after the delivery was created. An error from `begun` means that another process has the delivery.
    if (!(error instanceof AppError) || hasBegun || error.code === 'IN_PROGRESS') throw error
    return refusedInWords('invalid', error.message)
  }
}
