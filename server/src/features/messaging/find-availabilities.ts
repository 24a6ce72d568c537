import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { findContacts } from './contacts.ts'
import { stranger } from './find-availability.ts'
import { normalPhone, availabilityOf, type Availability } from './availability.ts'
import { readTemplates } from './sync-templates.ts'

export interface ContactAvailability {
  availability: Availability
  /** Digits. Null if unknown or hidden behind a username. */
  phone: string | null
  /** Where a member says it is from. */
  source: string | null
  agreed: boolean
  optedOutAt: Date | null
}

/** The same for many people, in order, with two statements. */
export async function findAvailabilities(
  tx: Tx,
  ctx: Ctx,
  people: { phone: string | null; email: string | null; message: { text: string; language: string } }[],
): Promise<ContactAvailability[]> {
  const contacts = await findContacts(tx, ctx, people)
  const templates = await readTemplates(tx, ctx)
  return people.map(({ phone, email, message }) => {
    const number = normalPhone(phone)
    const known =
      contacts.find((one) => number !== null && one.phone === number) ??
      contacts.find((one) => email !== null && one.email === email.toLowerCase())
    const contact = known ?? stranger(phone)
    return {
      availability: availabilityOf(contact, message, templates, ctx.now()),
      phone: contact?.phone ?? null,
      source: known?.optInSource ?? null,
      agreed: Boolean(known?.optedInAt),
      optedOutAt: known?.optedOutAt ?? null,
    }
  })
}
