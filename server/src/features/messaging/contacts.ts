import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { normalPhone, windowAfter, type Reachable } from './availability.ts'

export interface Contact extends Reachable {
  id: string
  email: string | null
  source: 'platform' | 'shop' | 'member' | 'whatsapp'
  /** Where the number or the consent is from, in a member's words. */
  optInSource: string | null
}

const columns = `id, phone, whatsapp_id as "whatsappId", name, email, source, opted_in_at as "optedInAt",
  opted_out_at as "optedOutAt", marketing_stopped as "marketingStopped", opt_in_source as "optInSource", window_until as "windowUntil"`

/** By phone first, then by email. Null if unknown. */
export async function findContact(
  tx: Tx,
  ctx: Ctx,
  who: { phone: string | null; email: string | null },
): Promise<Contact | null> {
  const [found] = await prepared<Contact>(
    tx,
    'contacts.find',
    `select ${columns} from app.contacts
     where company_id = $1 and brand_id = $2 and (phone = $3 or email = $4)
     order by (phone = $3) desc nulls last, created_at limit 1`,
    [ctx.companyId, ctx.brandId, normalPhone(who.phone), who.email?.toLowerCase() ?? null],
  )
  return found ?? null
}

/** All possible matches for these people, oldest first. */
export async function findContacts(
  tx: Tx,
  ctx: Ctx,
  people: { phone: string | null; email: string | null }[],
): Promise<Contact[]> {
  const phones = people.flatMap(({ phone }) => normalPhone(phone) ?? [])
  const emails = people.flatMap(({ email }) => email?.toLowerCase() ?? [])
  if (phones.length + emails.length === 0) return []
  return plannedPerCall<Contact>(
    tx,
    `select ${columns} from app.contacts
     where company_id = $1 and brand_id = $2 and (phone = any($3::text[]) or email = any($4::text[])) order by created_at`,
    [ctx.companyId, ctx.brandId, [...new Set(phones)], [...new Set(emails)]],
  )
}

export async function contactById(tx: Tx, ctx: Ctx, id: string): Promise<Contact | null> {
  const [found] = await prepared<Contact>(
    tx,
    'contacts.by-id',
    `select ${columns} from app.contacts where company_id = $1 and brand_id = $2 and id = $3`,
    [ctx.companyId, ctx.brandId, id],
  )
  return found ?? null
}

/**
 * Saves a number with its source. Null if the number is invalid. A known name and email stay; consent is as given, and
 * taking it back is an opt-out.
 */
export async function saveContact(
  tx: Tx,
  ctx: Ctx,
  person: {
    phone: string
    name: string | null
    email: string | null
    source: 'platform' | 'shop' | 'member'
    /** Where a member says the number is from, when there is no consent. */
    statedSource?: string
    optIn: { at: Date; source: string } | null
  },
): Promise<string | null> {
  const phone = normalPhone(person.phone)
  if (phone === null) return null
  const [row] = await prepared<{ id: string }>(
    tx,
    'contacts.save',
    `insert into app.contacts as c (company_id, id, brand_id, phone, name, email, source, opted_in_at, opt_in_source, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (company_id, brand_id, phone) do update set name = coalesce(c.name, excluded.name),
       email = coalesce(c.email, excluded.email),
       opted_in_at = case when excluded.opted_in_at is not null then coalesce(c.opted_in_at, excluded.opted_in_at) end,
       opted_out_at = case when excluded.opted_in_at is not null then null
         when c.opted_in_at is not null then excluded.created_at else c.opted_out_at end,
       opt_in_source = coalesce(excluded.opt_in_source, c.opt_in_source) returning id`,
    [
      ctx.companyId,
      newId(),
      ctx.brandId,
      phone,
      person.name,
      person.email?.toLowerCase() ?? null,
      person.source,
      person.optIn?.at ?? null,
      person.optIn?.source ?? person.statedSource ?? null,
      ctx.now(),
    ],
  )
  return row?.id ?? null
}

/**
 * For a number that isn't this customer's: deletes it, or removes its email and consent if it has messages or its owner
 * stopped marketing messages.
 */
export async function detachContact(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const gone = await prepared(
    tx,
    'contacts.remove',
    `delete from app.contacts c where c.company_id = $1 and c.brand_id = $2 and c.id = $3 and c.whatsapp_id is null
       and c.marketing_set_at is null
       and not exists (select 1 from app.whatsapp_messages m where m.company_id = $1 and m.contact_id = c.id)
     returning c.id`,
    [ctx.companyId, ctx.brandId, id],
  )
  if (gone.length > 0) return
  await prepared(
    tx,
    'contacts.detach',
    `update app.contacts set email = null, opted_in_at = null, opt_in_source = null
     where company_id = $1 and brand_id = $2 and id = $3`,
    [ctx.companyId, ctx.brandId, id],
  )
}

/** The customer opted out of messages or in again. An older START doesn't undo a newer STOP. */
export async function recordOptOut(
  tx: Tx,
  ctx: Ctx,
  { contactIds, wish, at }: { contactIds: string[]; wish: 'stop' | 'start'; at: Date },
): Promise<void> {
  await prepared(
    tx,
    'contacts.opt-out',
    `update app.contacts set opted_out_at = case when $4 then $5::timestamptz end, opted_in_at = case when not $4 then opted_in_at end
     where company_id = $1 and brand_id = $2 and id = any($3) and coalesce(opted_out_at, '-infinity') <= $5::timestamptz`,
    [ctx.companyId, ctx.brandId, contactIds, wish === 'stop', at],
  )
}

/**
 * Also for a number that isn't known yet. WhatsApp can deliver an older change after a newer one. Its times are whole
 * seconds; within one, stopping counts.
 */
export async function recordPreference(
  tx: Tx,
  ctx: Ctx,
  { phone, name, isStopped, at }: { phone: string; name: string | null; isStopped: boolean; at: Date },
): Promise<void> {
  await prepared(
    tx,
    'contacts.preference',
    `insert into app.contacts as c
       (company_id, id, brand_id, phone, name, source, marketing_stopped, marketing_set_at, created_at)
     values ($1, $2, $3, $4, $5, 'whatsapp', $6, $7, $8)
     on conflict (company_id, brand_id, phone) do update set marketing_stopped = excluded.marketing_stopped,
       marketing_set_at = excluded.marketing_set_at
     where c.marketing_set_at is null or c.marketing_set_at < excluded.marketing_set_at
       or (c.marketing_set_at = excluded.marketing_set_at and excluded.marketing_stopped)`,
    [ctx.companyId, newId(), ctx.brandId, phone, name, isStopped, at, ctx.now()],
  )
}

/**
 * Upserts the sender of a message by WhatsApp id, phone, or both. A message opens the window but isn't consent to later
 * messages. Returns all contacts of this person, as a number and a user name can be two; messages belong to the first.
 */
export async function upsertContact(
  tx: Tx,
  ctx: Ctx,
  person: { phone: string | null; whatsappId: string | null; name: string | null; at: Date },
): Promise<[string, ...string[]]> {
  const { phone, whatsappId, name, at } = person
  await prepared(
    tx,
    'contacts.upsert',
    `insert into app.contacts (company_id, id, brand_id, phone, whatsapp_id, name, source, created_at)
     select $1, $2, $3, $4, $5, $6, 'whatsapp', $7 where not exists (select 1 from app.contacts
       where company_id = $1 and brand_id = $3 and (phone = $4 or whatsapp_id = $5))
     on conflict do nothing`,
    [ctx.companyId, newId(), ctx.brandId, phone, whatsappId, name, ctx.now()],
  )
  const rows = await prepared<{ id: string; known: boolean | null }>(
    tx,
    'contacts.open',
    `update app.contacts c set window_until = greatest(c.window_until, $5::timestamptz), name = coalesce(c.name, $6),
       whatsapp_id = case when (select count(*) from app.contacts o where o.company_id = $1 and o.brand_id = $2
         and o.whatsapp_id = $4) = 0 then coalesce(c.whatsapp_id, $4) else c.whatsapp_id end,
       phone = case when (select count(*) from app.contacts o where o.company_id = $1 and o.brand_id = $2
         and o.phone = $3) = 0 then coalesce(c.phone, $3) else c.phone end
     where c.company_id = $1 and c.brand_id = $2 and (c.phone = $3 or c.whatsapp_id = $4)
     returning c.id, c.whatsapp_id = $4 as known`,
    [ctx.companyId, ctx.brandId, phone, whatsappId, windowAfter(at), name],
  )
  const first = rows.find(({ known }) => known) ?? rows[0]
  if (!first) throw new Error('a contact was not stored')
  return [first.id, ...rows.filter((row) => row !== first).map(({ id }) => id)]
}
