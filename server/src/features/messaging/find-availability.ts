import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { findContact } from './contacts.ts'
import { normalPhone, availabilityOf, type Reachable, type Availability } from './availability.ts'
import { readTemplates } from './sync-templates.ts'

/** How we can message a comment's author now and as which contact, or why we can't. */
export async function findAvailability(
  tx: Tx,
  ctx: Ctx,
  who: { phone: string | null; email: string | null },
  message: { text: string; language: string },
): Promise<{ contactId: string | null; availability: Availability }> {
  const contact = await findContact(tx, ctx, who)
  const availability = availabilityOf(contact ?? stranger(who.phone), message, await readTemplates(tx, ctx), ctx.now())
  return { contactId: contact?.id ?? null, availability }
}

/** A contact known only by the comment's phone number. */
export function stranger(given: string | null): Reachable | null {
  const phone = normalPhone(given)
  return phone === null
    ? null
    : {
        phone,
        whatsappId: null,
        name: null,
        optedInAt: null,
        optedOutAt: null,
        marketingStopped: false,
        windowUntil: null,
      }
}
