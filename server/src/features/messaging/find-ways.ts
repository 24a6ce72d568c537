import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { findContacts } from './contacts.ts'
import { stranger } from './find-way.ts'
import { normalPhone, wayTo, type Way } from './rules.ts'
import { readTemplates } from './sync-templates.ts'

export interface FoundWay {
  way: Way
  /** Digits; null for nobody, and for somebody behind a user name. */
  phone: string | null
}

/** The same for many people at once, in their order; two statements. */
export async function findWays(
  tx: Tx,
  ctx: Ctx,
  people: { phone: string | null; email: string | null; message: { text: string; language: string } }[],
): Promise<FoundWay[]> {
  const contacts = await findContacts(tx, ctx, people)
  const templates = await readTemplates(tx, ctx)
  return people.map(({ phone, email, message }) => {
    const number = normalPhone(phone)
    const known =
      contacts.find((one) => number !== null && one.phone === number) ??
      contacts.find((one) => email !== null && one.email === email.toLowerCase())
    const contact = known ?? stranger(phone)
    return { way: wayTo(contact, message, templates, ctx.now()), phone: contact?.phone ?? null }
  })
}
