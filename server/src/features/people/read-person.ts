import { timelineMost } from '@bizamply/contract/person-matches'
import type { Person, PersonLine } from '@bizamply/contract/people'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { email, presentPerson, type PersonSums } from './list-people.ts'
import { presentIdentities, presentMatches, readIdentities } from './person-matches.ts'
import { repeated, sums } from './person-sums.ts'
import { itemsOf, messageItem, type CommentRow, type MessageRow } from './timeline-items.ts'

/** A customer with their complete timeline, newest first. Counts are computed at read time, like the list. */
export async function readPerson(ctx: Ctx, personId: string): Promise<Person> {
  return ctx.tx(async (tx) => {
    const [[row], comments, notes, identities, contacts, splits, splitFrom] = await pipeline([
      readRow(tx, ctx, personId),
      readComments(tx, ctx, personId),
      readNotes(tx, ctx, personId),
      readIdentities(tx, ctx, personId),
      readContacts(tx, ctx, personId),
      readSplits(tx, ctx, personId),
      readOrigin(tx, ctx, personId),
    ])
    if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this customer.' })
    const messages = await readMessages(
      tx,
      ctx,
      contacts.map(({ id }) => id),
    )
    const items: PersonLine[] = [...comments.flatMap(itemsOf), ...messages.map(messageItem), ...notes.map(recordItem)]
    return {
      ...presentPerson(row),
      draft: row.draft,
      identities: presentIdentities(identities),
      contacts: contacts.map(({ id: _id, ...contact }) => contact),
      matches: presentMatches(comments, identities),
      splits: splits.map(({ at, ...split }) => ({ ...split, at: at.toISOString() })),
      splitFrom: splitFrom[0] ?? null,
      items: items.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)),
    }
  })
}

const readRow = (tx: Tx, ctx: Ctx, personId: string): Promise<(PersonSums & { draft: number })[]> =>
  prepared<PersonSums & { draft: number } & Record<string, unknown>>(
    tx,
    'people.get',
    `select p.id, p.name, ${email} as email, coalesce(s.comments, 0) as comments, coalesce(s.pending, 0) as pending,
       coalesce(s.draft, 0) as draft, coalesce(s.sent, 0) as sent, coalesce(s.rated, 0) as rated, s.rating, coalesce(s.platforms, '{}') as platforms,
       r.topic as repeated_topic, s.first_at, s.last_at
     from app.people p left join (${sums}) s on s.person_id = p.id left join (${repeated}) r on r.person_id = p.id
     where p.company_id = $1 and p.brand_id = $2 and p.id = any($3::uuid[])`,
    [ctx.companyId, ctx.brandId, [personId]],
  )

const ofPerson = `app.person_comments pc join app.comments c on c.company_id = $1 and c.id = pc.comment_id
  and c.brand_id = $2 and c.triage_state <> 'hidden'`

export interface PersonComment extends CommentRow {
  author_email: string | null
  author_phone: string | null
  author_external_id: string | null
}

const readComments = (tx: Tx, ctx: Ctx, personId: string): Promise<PersonComment[]> =>
  prepared<PersonComment & Record<string, unknown>>(
    tx,
    'people.person-comments',
    `select c.id, c.platform, c.status, c.rating, c.content, c.occurred_at, c.responded_at, c.reply_text,
       c.answered_elsewhere, c.discount_code, p.title as product_title, d.times_used, c.author_email, c.author_phone,
       c.author_external_id, d.created_at as code_at
     from ${ofPerson}
     left join app.products p on p.company_id = $1 and p.id = c.product_id
     left join app.discounts d on d.company_id = $1 and d.brand_id = c.brand_id and d.code = c.discount_code
     where pc.company_id = $1 and pc.person_id = $3
     order by c.occurred_at desc, c.id desc limit ${timelineMost}`,
    [ctx.companyId, ctx.brandId, personId],
  )

interface ContactRow {
  id: string
  phone: string | null
  name: string | null
  by: 'email' | 'phone'
}

const valuesOf = (kind: 'email' | 'phone'): string => `any(array(select i.value from app.person_identities i
  where i.company_id = $1 and i.brand_id = $2 and i.person_id = $3 and i.kind = '${kind}'))`

const readContacts = (tx: Tx, ctx: Ctx, personId: string): Promise<ContactRow[]> =>
  prepared<ContactRow & Record<string, unknown>>(
    tx,
    'people.contacts',
    `select k.id, k.phone, k.name, case when k.email = ${valuesOf('email')} then 'email' else 'phone' end as by
     from app.contacts k where k.company_id = $1 and k.brand_id = $2
       and (k.email = ${valuesOf('email')} or k.phone = ${valuesOf('phone')}) order by k.created_at, k.id limit 20`,
    [ctx.companyId, ctx.brandId, personId],
  )

interface NoteRow {
  comment_id: string
  text: string
  author: string
  created_at: Date
}

const readNotes = (tx: Tx, ctx: Ctx, personId: string): Promise<NoteRow[]> =>
  prepared<NoteRow & Record<string, unknown>>(
    tx,
    'people.person-notes',
    `select n.comment_id, n.text, coalesce(u.name, '') as author, n.created_at
     from ${ofPerson} join app.comment_notes n on n.company_id = $1 and n.comment_id = c.id
     left join app.users u on u.id = n.user_id
     where pc.company_id = $1 and pc.person_id = $3 and c.notes > 0
     order by n.created_at desc, n.id desc limit ${timelineMost}`,
    [ctx.companyId, ctx.brandId, personId],
  )

const recordItem = (row: NoteRow): PersonLine => ({
  kind: 'note',
  at: row.created_at.toISOString(),
  commentId: row.comment_id,
  author: row.author,
  text: row.text,
})

async function readMessages(tx: Tx, ctx: Ctx, contactIds: string[]): Promise<MessageRow[]> {
  if (contactIds.length === 0) return []
  return prepared<MessageRow & Record<string, unknown>>(
    tx,
    'people.person-messages',
    `select m.created_at, m.direction, m.body, m.status from app.whatsapp_messages m
     where m.company_id = $1 and m.brand_id = $2 and m.contact_id = any($3::uuid[])
     order by m.created_at desc, m.id desc limit ${timelineMost}`,
    [ctx.companyId, ctx.brandId, contactIds],
  )
}

interface SplitRow {
  id: string
  comments: number
  by: string | null
  at: Date
}

const SPLITS = 50

const readSplits = (tx: Tx, ctx: Ctx, personId: string): Promise<SplitRow[]> =>
  prepared<SplitRow & Record<string, unknown>>(
    tx,
    'people.splits',
    `select s.split_id as id, count(*)::int as comments, min(u.name) as by, min(s.split_at) as at
     from app.person_splits s left join app.users u on u.id = s.split_by
     where s.company_id = $1 and s.brand_id = $2 and s.from_person_id = $3
     group by s.split_id order by 4 desc, 1 desc limit ${SPLITS}`,
    [ctx.companyId, ctx.brandId, personId],
  )

const readOrigin = (tx: Tx, ctx: Ctx, personId: string): Promise<{ personId: string; name: string | null }[]> =>
  prepared<{ personId: string; name: string | null }>(
    tx,
    'people.origin',
    `select p.id as "personId", p.name from app.person_splits s
     join app.people p on p.company_id = $1 and p.id = s.from_person_id
     where s.company_id = $1 and s.brand_id = $2 and s.split_id = $3 limit 1`,
    [ctx.companyId, ctx.brandId, personId],
  )
