import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { refusedInWords } from '../../platforms/write-once.ts'
import { sendToContact } from '../messaging/index.ts'
import type { Leaving } from './due-delivery.ts'
import { languageOf } from './find-channels.ts'

/** One try of the message by WhatsApp, in the way that is open now. */
export async function messageContact(ctx: Ctx, leaving: Leaving, begun: () => Promise<void>): Promise<ReplyOutcome> {
  if (!leaving.contact_id) throw new Error('a message to nobody')
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
    // Disconnected since it was booked. What is thrown by `begun` means that another process has it.
    if (!(error instanceof AppError) || hasBegun || error.code === 'IN_PROGRESS') throw error
    return refusedInWords('invalid', error.message)
  }
}
