import type { PersonOrder, PersonRow } from '@bizamply/contract/people'
import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { isId } from '../../db/ids.ts'
import { AppError } from '../../errors.ts'
import { searchPattern } from '../../db/search-text.ts'

export interface PersonSums {
  id: string
  name: string | null
  email: string | null
  comments: number
  pending: number
  sent: number
  rated: number
  rating: number | null
  platforms: CommentPlatform[]
  repeated_topic: Topic | null
  first_at: Date | null
  last_at: Date | null
}

/** The most common address in the comments of a person `p`. */
export const email = `(select i.value from app.person_identities i
  where i.company_id = p.company_id and i.person_id = p.id and i.kind = 'email' order by i.comments desc, i.value limit 1)`

const columns = `p.id, p.name, p.comments, p.pending, p.sent, p.rated, p.rating, p.platforms, p.repeated_topic, p.first_at,
  p.last_at, ${email} as email`

export const presentPerson = (row: PersonSums): PersonRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  comments: row.comments,
  pending: row.pending,
  sent: row.sent,
  rated: row.rated,
  rating: row.rating,
  platforms: row.platforms,
  repeatedTopic: row.repeated_topic,
  firstAt: row.first_at?.toISOString() ?? null,
  lastAt: row.last_at?.toISOString() ?? null,
})

export interface PeopleQuery {
  search?: string | undefined
  repeated?: 'yes' | undefined
  sort: PersonOrder
  cursor?: string | undefined
  limit: number
}

/** A page of the brand's customers with at least one visible comment. */
export async function listPeople(
  ctx: Ctx,
  { search, repeated, sort, cursor, limit }: PeopleQuery,
): Promise<{ people: PersonRow[]; nextCursor: string | null }> {
  const place = readCursor(cursor, sort)
  const { by, value, behind } = orders[sort]
  const rows = await ctx.tx((tx) =>
    prepared<PersonSums & { place: string }>(
      tx,
      `people.list.${sort}.${place !== null}`,
      `select ${columns}, ${value}::text as place from app.people p
       where p.company_id = $1 and p.brand_id = $2 and p.comments > 0
         and ($3::text[] is null or p.search_text like all ($3)) and ($4::boolean is not true or p.repeated_topic is not null)
         ${place ? `and ${behind}` : ''} order by ${by} limit $5`,
      [
        ctx.companyId,
        ctx.brandId,
        search ? searchPattern(search).likes : null,
        repeated === 'yes',
        limit + 1,
        ...(place ? [Number(place.value), place.id] : []),
      ],
    ),
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { people: page.map(presentPerson), nextCursor: last ? writeCursor(sort, last) : null }
}

const orders: Record<PersonOrder, { by: string; value: string; behind: string }> = {
  last: {
    by: 'p.last_at desc, p.id desc',
    value: `(coalesce(extract(epoch from p.last_at), 0) * 1000)::bigint`,
    behind: `(p.last_at, p.id) < (to_timestamp($6::float8 / 1000), $7::uuid)`,
  },
  comments: {
    by: 'p.comments desc, p.id desc',
    value: 'p.comments',
    behind: '(p.comments, p.id) < ($6::float8::int, $7::uuid)',
  },
  // People without a rating sort last.
  rating: {
    by: 'coalesce(p.rating, 6), p.id',
    value: 'coalesce(p.rating, 6)',
    behind: '(coalesce(p.rating, 6), p.id) > ($6::float8, $7::uuid)',
  },
}

interface Place {
  value: string
  id: string
}

/** A cursor names its sort order; a cursor of another order is refused. */
function readCursor(cursor: string | undefined, order: PersonOrder): Place | null {
  if (cursor === undefined) return null
  const [, its, value, id] = /^([a-z]+)_(\d{1,13}(?:\.\d{1,17})?)_(.+)$/.exec(cursor) ?? []
  if (its !== order || value === undefined || id === undefined || !isId(id) || !fits(order, Number(value))) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Invalid cursor for this list' }] })
  }
  return { value, id }
}

const fits = (order: PersonOrder, value: number): boolean => order !== 'comments' || value < 2 ** 31

const writeCursor = (order: PersonOrder, row: { place: string; id: string }): string =>
  `${order}_${row.place}_${row.id}`
