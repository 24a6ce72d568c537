import type { OutcomeDimension, OutcomeNumber, OutcomeReview } from '@bizamply/contract/outcomes'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import { plannedPerCall, type LeftJoined } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { codesSql, countedBy, reviewsSql, rowsBy } from './reviews-sql.ts'
import { windowValues, type WindowQuery } from './window-values.ts'

interface ReviewsQuery extends WindowQuery {
  number: OutcomeNumber
  by: OutcomeDimension
  row?: string | undefined
  cursor?: string | undefined
  limit: number
}

interface ReviewRow {
  id: string
  platform: OutcomeReview['platform']
  author: string | null
  title: string | null
  cataloged: boolean | null
  text: string
  stars: number
  stars_after: number
  edited: boolean
  occurred_at: Date
  responded_at: Date | null
  replied: boolean
}

/** A page without reviews still has one row, with nulls. */
type Row = { total: number } & LeftJoined<ReviewRow>

/** The reviews behind a number, newest first, and their count. */
export async function listOutcomeReviews(
  ctx: Ctx,
  query: ReviewsQuery,
): Promise<{ rows: OutcomeReview[]; total: number; nextCursor: string | null }> {
  const before = readTimeCursor(query.cursor)
  return ctx.tx(async (tx) => {
    const { values } = await windowValues(tx, ctx, query)
    const found = await plannedPerCall<Row>(tx, statementOf(query, before !== null), [
      ...values,
      query.limit + 1,
      ...(query.row === undefined ? [] : [query.row]),
      ...(before ? [before.at, before.id] : []),
    ])
    const rows = found.flatMap((row) => (row.id === null ? [] : [row]))
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      rows: shown.map(presentReview),
      total: found[0]?.total ?? 0,
      nextCursor: last && rows.length > query.limit ? timeCursor({ at: last.occurred_at, id: last.id }) : null,
    }
  })
}

function statementOf({ number, by, row }: ReviewsQuery, goesOn: boolean): string {
  const { join, key } = rowsBy[by]
  const first = row === undefined ? 7 : 8
  const behind = goesOn ? `where (occurred_at, id) < ($${first}::timestamptz, $${first + 1}::uuid)` : ''
  const ofRow = row === undefined ? '' : `and r.replied and ${key} = $7`
  return `with ${reviewsSql}, ${codesSql},
    found as materialized (select r.* from reviews r ${row === undefined ? '' : join} where ${countedBy[number]} ${ofRow})
    select n.total, f.id, f.stars, f.stars_after, f.edited, f.replied, f.occurred_at, c.platform, c.author_name as author,
      left(c.content, ${TEXT_MOST}) as text, c.responded_at, p.title, p.external_id not like 'file:%' as cataloged
    from (select count(*)::int as total from found) n
    left join (select * from found ${behind} order by occurred_at desc, id desc limit $6) f on true
    left join app.comments c on c.company_id = $1 and c.id = f.id
    left join app.products p on p.company_id = $1 and p.id = c.product_id
    order by f.occurred_at desc, f.id desc`
}

const TEXT_MOST = 280

const presentReview = (row: ReviewRow): OutcomeReview => ({
  id: row.id,
  platform: row.platform,
  author: row.author,
  product: row.title === null ? null : shownProductName({ title: row.title, cataloged: row.cataloged ?? false }),
  text: row.text,
  before: row.stars,
  after: row.stars_after,
  edited: row.edited,
  writtenAt: row.occurred_at.toISOString(),
  repliedAt: row.replied ? (row.responded_at?.toISOString() ?? null) : null,
})
