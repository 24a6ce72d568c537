import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'

/** A person's contact details at one brand. */
export interface KnownContact {
  name: string | null
  email: string | null
  phone: string | null
  source: string
  optedInAt: Date | null
  createdAt: Date
}

type Person = { email: string | null; phone: string | null }

/** Everything the company's brands know about a person, by lowercase email or phone digits. */
export async function findContacts(tx: Tx, ctx: Ctx, { email, phone }: Person): Promise<KnownContact[]> {
  return plannedPerCall<KnownContact>(
    tx,
    `select name, email, phone, source, opted_in_at as "optedInAt", created_at as "createdAt" from app.contacts
     where company_id = $1 and (email = $2 or phone = $3) order by created_at`,
    [ctx.companyId, email, phone],
  )
}

export async function eraseContacts(tx: Tx, ctx: Ctx, { email, phone }: Person): Promise<number> {
  const rows = await plannedPerCall<{ id: string }>(
    tx,
    'select id from app.contacts where company_id = $1 and (email = $2 or phone = $3) for update',
    [ctx.companyId, email, phone],
  )
  return erase(tx, ctx, rows)
}

/** Contacts from a brand's shop or reviews. */
export async function eraseContactsOfShop(tx: Tx, ctx: Ctx, brandId: string): Promise<number> {
  const rows = await plannedPerCall<{ id: string }>(
    tx,
    `select id from app.contacts where company_id = $1 and brand_id = $2 and source in ('shop', 'platform') for update`,
    [ctx.companyId, brandId],
  )
  return erase(tx, ctx, rows)
}

/** Anonymizes contacts with conversations and deletes the rest. */
async function erase(tx: Tx, ctx: Ctx, rows: { id: string }[]): Promise<number> {
  const ids = rows.map(({ id }) => id)
  await plannedPerCall(
    tx,
    `delete from app.contacts c where c.company_id = $1 and c.id = any($2) and not exists
       (select 1 from app.whatsapp_messages m where m.company_id = $1 and m.contact_id = c.id)`,
    [ctx.companyId, ids],
  )
  await plannedPerCall(
    tx,
    `update app.contacts set name = null, email = null, phone = null, whatsapp_id = 'erased:' || id,
       opted_in_at = null, opt_in_source = null, opted_out_at = null, marketing_stopped = false,
       marketing_set_at = null, window_until = null where company_id = $1 and id = any($2)`,
    [ctx.companyId, ids],
  )
  return ids.length
}
