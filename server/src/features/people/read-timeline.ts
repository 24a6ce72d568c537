import { timelineMost } from '@bizamply/contract/person-matches'
import type { PersonItem, Timeline } from '@bizamply/contract/people'
import type { PersonMatch } from '@bizamply/contract/person-matches'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { authorKey } from '../comments/index.ts'
import { itemsOf, messageItem, type CommentRow, type MessageRow } from './timeline-items.ts'

/** The timeline of a comment's author, as far as the author is known. */
export async function readTimeline(ctx: Ctx, commentId: string): Promise<Timeline> {
  return ctx.tx(async (tx) => {
    const person = await findPerson(tx, ctx, commentId)
    const [comments, [sums], messages] = await pipeline([
      readComments(tx, ctx, commentId, person.key),
      readSums(tx, ctx, commentId, person.key),
      readMessages(tx, ctx, person),
    ])
    const items: PersonItem[] = [...comments.flatMap(itemsOf), ...messages.map(messageItem)]
    return {
      personId: person.person_id,
      name: person.name,
      match: matchOf(person.key),
      comments: sums?.comments ?? 0,
      answered: sums?.answered ?? 0,
      rating: sums?.rating ?? null,
      rated: sums?.rated ?? 0,
      firstAt: (sums?.first_at ?? person.occurred_at).toISOString(),
      items: items.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)),
    }
  })
}

interface Person {
  key: string | null
  name: string | null
  email: string | null
  /** Digits only. */
  phone: string | null
  occurred_at: Date
  person_id: string | null
}

async function findPerson(tx: Tx, ctx: Ctx, commentId: string): Promise<Person> {
  const [person] = await prepared<Person>(
    tx,
    'people.person',
    `select ${authorKey} as key, nullif(btrim(c.author_name), '') as name, lower(btrim(c.author_email)) as email,
       nullif(regexp_replace(c.author_phone, '\\D', '', 'g'), '') as phone, c.occurred_at, p.person_id
     from app.comments c left join app.person_comments p on p.company_id = $1 and p.comment_id = c.id
     where c.company_id = $1 and c.brand_id = $2 and c.id = $3`,
    [ctx.companyId, ctx.brandId, commentId],
  )
  if (!person) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  return person
}

function matchOf(key: string | null): PersonMatch {
  if (key === null) return 'none'
  return key.startsWith('mail:') ? 'email' : key.startsWith('id:') ? 'account' : 'name'
}

// An unknown author has only this comment.
const theirs = (key: string | null): string =>
  key === null ? 'c.id = $3' : `${authorKey} = $3 and (c.triage_state <> 'hidden' or c.id = $4)`
const values = (ctx: Ctx, commentId: string, key: string | null): unknown[] =>
  key === null ? [ctx.companyId, ctx.brandId, commentId] : [ctx.companyId, ctx.brandId, key, commentId]

const readComments = (tx: Tx, ctx: Ctx, commentId: string, key: string | null): Promise<CommentRow[]> =>
  prepared<CommentRow>(
    tx,
    `people.comments.${key === null}`,
    `select c.id, c.platform, c.status, c.rating, c.content, c.occurred_at, c.responded_at, c.reply_text,
       c.answered_elsewhere, c.discount_code, p.title as product_title, d.times_used, d.created_at as code_at
     from app.comments c
     left join app.products p on p.company_id = $1 and p.id = c.product_id
     left join app.discounts d on d.company_id = $1 and d.brand_id = c.brand_id and d.code = c.discount_code
     where c.company_id = $1 and c.brand_id = $2 and ${theirs(key)}
     order by c.occurred_at desc, c.id desc limit ${timelineMost}`,
    values(ctx, commentId, key),
  )

interface Sums {
  comments: number
  answered: number
  rating: number | null
  rated: number
  first_at: Date | null
}

const readSums = (tx: Tx, ctx: Ctx, commentId: string, key: string | null): Promise<Sums[]> =>
  prepared<Sums>(
    tx,
    `people.sums.${key === null}`,
    `select count(*)::int as comments, count(*) filter (where c.status = 'sent')::int as answered,
       avg(c.rating)::float8 as rating, count(c.rating)::int as rated, min(c.occurred_at) as first_at
     from app.comments c where c.company_id = $1 and c.brand_id = $2 and ${theirs(key)}`,
    values(ctx, commentId, key),
  )

const readMessages = (tx: Tx, ctx: Ctx, { email, phone }: Person): Promise<MessageRow[]> =>
  prepared<MessageRow>(
    tx,
    'people.messages',
    `select m.created_at, m.direction, m.body, m.status from app.whatsapp_messages m
     where m.company_id = $1 and m.contact_id = any(array(select k.id from app.contacts k
       where k.company_id = $1 and k.brand_id = $2 and (k.email = $3 or k.phone = $4)))
     order by m.created_at desc, m.id desc limit ${timelineMost}`,
    [ctx.companyId, ctx.brandId, email, phone],
  )
