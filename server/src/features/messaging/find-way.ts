import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { findContact } from './contacts.ts'
import { wayTo, type Way } from './rules.ts'
import { readTemplates } from './sync-templates.ts'

/** How the author of a comment could be written to now, and as whom we know them; the reason when not. */
export async function findWay(
  tx: Tx,
  ctx: Ctx,
  who: { phone: string | null; email: string | null },
  message: { text: string; language: string },
): Promise<{ contactId: string | null; way: Way }> {
  const contact = await findContact(tx, ctx, who)
  return { contactId: contact?.id ?? null, way: wayTo(contact, message, await readTemplates(tx, ctx), ctx.now()) }
}
